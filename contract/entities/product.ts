// A product and its option groups, as the menu shows them (the specification, section 3, Product).
import * as z from 'zod/mini';
import { id, money, moneyOrNull, moneySum, text } from '../codecs.ts';

export const Option = z.object({
  id,
  nome: text(120),
  descricao: z.nullable(text(300)),
  valor: money,
  informativo: z.boolean(),
  considerarMaiorValor: z.boolean(),
  considerarMedia: z.boolean(),
  esgotado: z.boolean(),
  urlImagem: z.nullable(text(500)),
});
export type Option = z.output<typeof Option>;

export const OptionGroup = z.object({
  id,
  nome: text(120),
  /** 0 variation, 1 extras, 2 removals and remarks, 3 flavours. */
  adicional: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  quantidadeMinima: z.int(),
  quantidadeMaxima: z.int(),
  opcoes: z.array(Option),
});
export type OptionGroup = z.output<typeof OptionGroup>;

/** What diners and editors read alike. */
export const productFields = {
  id,
  idCategoria: id,
  nome: text(160),
  descricao: text(1000),
  urlImagem: z.nullable(text(500)),
  valor: money,
  valorDe: moneyOrNull,
  promocional: z.boolean(),
  /** Portions left today; null when nobody counts them. */
  quantidade: z.nullable(z.int()),
  esgotado: z.boolean(),
  etiquetas: z.array(text(40)),
};

export const Product = z.object({
  ...productFields,
  opcoes: z.array(OptionGroup),
  /** Not served at this hour: when it is again, in the store's week. `esgotado` is set too. */
  disponivelEm: z.optional(z.object({ diaSemana: z.int(), minuto: z.int() })),
  /** Least the product can cost with its required groups at their cheapest. */
  valorRealCalculado: moneySum,
  valorDeCalculado: z.nullable(moneySum),
});
export type Product = z.output<typeof Product>;
