// How staff change an order after it was placed, and what the change costs.
import * as z from 'zod/mini';
import {
  id,
  instant,
  money,
  moneySum,
  price,
  priceOrNull,
  requiredText,
  text,
} from '../../codecs.ts';
import { Address } from '../address.ts';
import { CartChange, OrderItem, OrderTotals, StoredItem } from '../order.ts';

/** Sent again with the same key, it happens once. */
const chave = z.string().check(z.minLength(8), z.maxLength(64));

/** All lines of the changed order: those that stay, by position, and new ones. */
export const ChangeRequest = z.object({
  id,
  /** `revisaoPedido` of the order that the person saw. */
  revisaoPedido: z.int(),
  mantidos: z
    .array(
      z.object({
        linha: z.int().check(z.gte(0), z.lte(200)),
        quantidade: z.int().check(z.gte(1), z.lte(99)),
        /** What a line by weight was weighed as; its `quantidade` is then 1. */
        gramas: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
      }),
    )
    .check(z.maxLength(200)),
  novos: z.array(OrderItem).check(z.maxLength(100)),
  /** Absent: it stays. */
  endereco: z.optional(Address),
  formaPagamento: z.optional(z.object({ id })),
  troco: z.optional(priceOrNull),
  /** How the part that an order paid online leaves due is paid on handover. */
  formaDiferenca: z.optional(z.object({ id })),
});
export type ChangeRequest = z.output<typeof ChangeRequest>;

export const ChangeSent = z.object({
  ...ChangeRequest.shape,
  /** The new total that the person saw. */
  valorTotal: moneySum,
  motivo: text(200),
  /** What costs more waits for the customer's answer, or was agreed by phone. */
  consentimento: z.enum(['perguntar', 'telefone']),
  chave,
});
export type ChangeSent = z.output<typeof ChangeSent>;

export const ChangeQuote = z.object({
  ...OrderTotals.shape,
  itens: z.array(StoredItem),
  diferenca: money,
  devolver: money,
  aCobrar: money,
  /** It costs more than what the customer has seen. */
  precisaConcordar: z.boolean(),
  /** The coupon that no longer counts. */
  cupomPerdido: z.nullable(text(40)),
  /** What has changed of the new lines since the person saw them. */
  alteracoes: z.array(CartChange),
});
export type ChangeQuote = z.output<typeof ChangeQuote>;

export const PartialRefund = z.object({
  id,
  data: instant,
  valor: money,
  motivo: text(200),
  situacao: z.enum(['pedida', 'feita', 'parada', 'substituida']),
  /** The version that costs less; null: a favour. */
  versao: z.nullable(z.int()),
  autor: z.nullable(text(80)),
});
export type PartialRefund = z.output<typeof PartialRefund>;

export const RefundSent = z.object({
  id,
  valor: price.check(z.gte(1)),
  motivo: requiredText(200),
  chave,
});
export type RefundSent = z.output<typeof RefundSent>;
