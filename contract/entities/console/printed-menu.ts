// The paper menu: its content, when it was last printed, and which prices have changed since.
import * as z from 'zod/mini';
import { id, instant, money, moneyOrNull, text } from '../../codecs.ts';
import { WayOfServing } from '../product.ts';

const PriceChange = z.object({
  nome: text(300),
  valorAnterior: moneyOrNull,
  valorAtual: moneyOrNull,
});

export const PrintedMenu = z.object({
  idEstabelecimento: id,
  estabelecimentos: z.array(z.object({ id, nome: text(80) })),
  fusoHorario: text(60),
  /** What is sold so is on it, at the prices of that way. */
  formaDosPrecos: WayOfServing,
  agora: instant,
  categorias: z.array(
    z.object({
      id,
      nome: text(120),
      descricao: text(500),
      produtos: z.array(
        z.object({
          id,
          nome: text(160),
          descricao: text(1000),
          valor: money,
          aPartirDe: z.boolean(),
          porQuilo: z.boolean(),
          grupos: z.array(
            z.object({
              nome: text(120),
              /** Option prices are added to it. */
              soma: z.boolean(),
              opcoes: z.array(z.object({ id, nome: text(120), valor: moneyOrNull })),
            }),
          ),
        }),
      ),
    }),
  ),
  revisao: text(40),
  /** Null: it was never printed here. */
  impressoEm: z.nullable(instant),
  mudancas: z.array(PriceChange),
});
export type PrintedMenu = z.output<typeof PrintedMenu>;
