// A product and its option groups, as the menu shows them (the specification, section 3, Product).
import * as z from 'zod/mini';
import { id, money, moneyOrNull, moneySum, text } from '../codecs.ts';

/**
 * What the menu shows of a product. 'foto': its photo, and a drawing until there is one.
 */
export const PictureChoice = z.enum(['foto', 'desenho', 'nenhuma']);
export type PictureChoice = z.output<typeof PictureChoice>;

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
  /** Flavours that are ordered most, the favourite first; absent for short groups. */
  maisPedidos: z.optional(z.array(id)),
});
export type OptionGroup = z.output<typeof OptionGroup>;

/** Sold by weight: all in grams. The quantity of a line counts steps. */
export const Weight = z.object({
  passo: z.int(),
  /** The smallest and the largest weight of a line: whole steps. */
  minimo: z.int(),
  maximo: z.int(),
});
export type Weight = z.output<typeof Weight>;

/** Fields for both customers and editors. */
export const productFields = {
  id,
  idCategoria: id,
  nome: text(160),
  descricao: text(1000),
  urlImagem: z.nullable(text(500)),
  /** The price of a unit, or of a kilogram if it is sold by weight. */
  valor: money,
  valorDe: moneyOrNull,
  /** Absent: sold by the unit. */
  peso: z.optional(z.nullable(Weight)),
  promocional: z.boolean(),
  /** Portions left today, or grams if it is sold by weight; null when they are not counted. */
  quantidade: z.nullable(z.int()),
  esgotado: z.boolean(),
  etiquetas: z.array(text(40)),
};

/** How an order is received, where products may differ by it. */
export const WayOfServing = z.enum(['entrega', 'retirada', 'mesa']);
export type WayOfServing = z.output<typeof WayOfServing>;

/** Whose price it is: the store's, or the one for a way at this store. */
export const PriceLayer = z.enum(['loja', ...WayOfServing.options]);
export type PriceLayer = z.output<typeof PriceLayer>;

export const Product = z.object({
  ...productFields,
  /** Which layer set `valor`; absent: the brand. */
  camada: z.optional(PriceLayer),
  /** In place of `valor` where the order is received so. Tables have a menu of their own. */
  valoresPorForma: z.optional(
    z.object({ entrega: z.optional(money), retirada: z.optional(money) }),
  ),
  /** The ways in which it is sold; absent: all. */
  formas: z.optional(z.array(WayOfServing)),
  opcoes: z.array(OptionGroup),
  /** Outside its hours: when it is served again, in the store's week. `esgotado` is set too. */
  disponivelEm: z.optional(z.object({ diaSemana: z.int(), minuto: z.int() })),
  /** The lowest price with the cheapest choices of its required groups. */
  valorRealCalculado: moneySum,
  valorDeCalculado: z.nullable(moneySum),
});
export type Product = z.output<typeof Product>;
