// Brands, people and log as the platform's operator sees them, outside of any brand.
import * as z from 'zod/mini';
import { id, instant, text } from '../codecs.ts';
import { OPERATOR_ACTIONS } from '../operator-actions.ts';

export const OperatorSelf = z.object({
  nome: text(80),
  email: text(120),
  codigosRestantes: z.int(),
});
export type OperatorSelf = z.output<typeof OperatorSelf>;

export const OperatorAccount = z.object({
  nome: z.string(),
  email: z.string(),
  codigosRestantes: z.int(),
  /** The newest first. */
  sessoes: z.array(z.object({ id, iniciadaEm: instant, atual: z.boolean() })),
});
export type OperatorAccount = z.output<typeof OperatorAccount>;

export const BRAND_STATES = ['ativa', 'suspensa', 'aApagar', 'apagando'] as const;
export type BrandState = (typeof BRAND_STATES)[number];

/** The most that a plan allows; null: no limit. Storage in megabytes, orders per month. */
const MOST = 999_999_999;
const most = z.nullable(z.int().check(z.gte(0), z.lte(MOST)));
export const OperatorLimits = z.object({
  pedidos: most,
  estabelecimentos: most,
  pessoas: most,
  produtos: most,
  armazenamento: most,
});
export type OperatorLimits = z.output<typeof OperatorLimits>;

/** What is used of each of them now. */
const OperatorUsage = z.object({
  pedidos: z.int(),
  estabelecimentos: z.int(),
  pessoas: z.int(),
  produtos: z.int(),
  armazenamento: z.number(),
});
export type OperatorUsage = z.output<typeof OperatorUsage>;

const OperatorBrandLine = z.object({
  appNome: z.string(),
  nomeMarca: z.string(),
  /** The main one; empty: none. */
  dominio: z.string(),
  situacao: z.enum(BRAND_STATES),
  limites: OperatorLimits,
  /** This month, as counted last; null: not counted yet. */
  uso: z.nullable(z.object({ pedidos: z.int(), armazenamento: z.number() })),
});
export type OperatorBrandLine = z.output<typeof OperatorBrandLine>;

export const OperatorBrands = z.object({
  marcas: z.array(OperatorBrandLine),
  /** Where the next page begins; null: this is the last one. */
  proxima: z.nullable(z.string()),
});
export type OperatorBrands = z.output<typeof OperatorBrands>;

export const OperatorBrand = z.object({
  appNome: z.string(),
  nomeMarca: z.string(),
  dominios: z.array(z.string()),
  proprietarios: z.array(z.object({ nome: z.string(), email: z.string() })),
  situacao: z.enum(BRAND_STATES),
  suspensaEm: z.nullable(instant),
  /** What customers read beside the usual sentence; null: nothing. */
  palavras: z.nullable(z.string()),
  /** The usual sentence, in the brand's language. */
  frase: z.string(),
  apagadaEm: z.nullable(instant),
  suporteAte: z.nullable(instant),
  limites: OperatorLimits,
  uso: OperatorUsage,
  /** The newest month first. */
  meses: z.array(
    z.object({
      mes: z.string(),
      pedidos: z.int(),
      mensagens: z.int(),
      armazenamento: z.number(),
    }),
  ),
});
export type OperatorBrand = z.output<typeof OperatorBrand>;

const OperatorLogLine = z.object({
  id,
  acao: z.enum(OPERATOR_ACTIONS),
  ocorridoEm: instant,
  /** Null: a command on the server. */
  email: z.nullable(z.string()),
  appNome: z.string(),
  detalhe: z.string(),
  motivo: z.string(),
  rede: z.string(),
});
export type OperatorLogLine = z.output<typeof OperatorLogLine>;

export const OperatorLog = z.object({ registros: z.array(OperatorLogLine), haMais: z.boolean() });
export type OperatorLog = z.output<typeof OperatorLog>;
