// What a store has of its own about a product, for its staff. Null: as the brand has it.
import * as z from 'zod/mini';
import { id, instant, moneyOrNull, priceOrNull, requiredText } from '../../codecs.ts';
import { WayOfServing } from '../product.ts';
import { Span } from './store.ts';

const ways = z.nullable(z.array(WayOfServing).check(z.minLength(1), z.maxLength(3)));
const served = z.nullable(z.array(Span).check(z.maxLength(70)));
const subject = { idEstabelecimento: id, idProduto: id };

export const StoreProduct = z.object({
  ...subject,
  valor: moneyOrNull,
  /** The list price of the store’s own promotion. */
  valorDe: z._default(moneyOrNull, null),
  valorEntrega: moneyOrNull,
  valorRetirada: moneyOrNull,
  valorMesa: moneyOrNull,
  /** The ways in which it is sold here. */
  formas: z.nullable(z.array(WayOfServing)),
  visivel: z.nullable(z.boolean()),
  /** Here alone; the brand's own says whether it is so everywhere. */
  esgotado: z.boolean(),
  esgotadoAte: z.nullable(instant),
  quantidade: z.nullable(z.int()),
  disponibilidade: z.nullable(z.array(Span)),
  /** Has a place of its own in the order of its category. */
  posicao: z.nullable(z.int()),
  /** Null: nothing was edited yet. */
  atualizadoEm: z.nullable(instant),
});
export type StoreProduct = z.output<typeof StoreProduct>;

/** A store in the editor, with what of its clock and ways matters there. */
export const MenuStore = z.object({
  id,
  nome: requiredText(120),
  fusoHorario: requiredText(60),
  permiteEntrega: z.boolean(),
  permiteRetiradaBalcao: z.boolean(),
  possuiPedidoMesa: z.boolean(),
});
export type MenuStore = z.output<typeof MenuStore>;

export const StoreProducts = z.object({
  /** The caller's. */
  estabelecimentos: z.array(MenuStore),
  /** Products of these stores; one that a store sells as the brand does is not listed. */
  produtos: z.array(StoreProduct),
  /** The one product that was asked for is sold out in all stores. */
  esgotado: z._default(z.boolean(), false),
  /** The brand has several stores, and the caller may change what all of them share. */
  variasLojas: z._default(z.boolean(), false),
  podeEditar: z._default(z.boolean(), false),
});
export type StoreProducts = z.output<typeof StoreProducts>;

export const StoreProductChange = z.object({
  ...subject,
  atualizadoEm: z.nullable(instant),
  valor: priceOrNull,
  /** Counts above the store’s own price. Absent: unchanged. */
  valorDe: z.optional(priceOrNull),
  valorEntrega: priceOrNull,
  valorRetirada: priceOrNull,
  valorMesa: priceOrNull,
  formas: ways,
  visivel: z.nullable(z.boolean()),
  disponibilidade: served,
});
export type StoreProductChange = z.output<typeof StoreProductChange>;

const MOST_AT_ONCE = 60_000;

/** All or none. Absent: unchanged. */
export const StoresChange = z
  .object({
    idEstabelecimentos: z.array(id).check(z.minLength(1), z.maxLength(1000)),
    produtos: z
      .array(
        z.object({
          id,
          /** The store's own promotion ends with a new price. */
          valor: z.optional(priceOrNull),
          visivel: z.optional(z.nullable(z.boolean())),
        }),
      )
      .check(z.minLength(1), z.maxLength(2000)),
  })
  .check(
    z.refine(
      ({ idEstabelecimentos, produtos }) =>
        idEstabelecimentos.length * produtos.length <= MOST_AT_ONCE,
    ),
  );
export type StoresChange = z.output<typeof StoresChange>;
