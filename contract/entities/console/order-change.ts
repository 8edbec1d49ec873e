// How staff change an order after it was placed, and what the change costs.
import * as z from 'zod/mini';
import { id, instant, money, moneySum, price, requiredText, text } from '../../codecs.ts';
import { ChangeWanted } from '../order-change.ts';
import { CartChange, OrderTotals, StoredItem } from '../order-item.ts';

/** Sent again with the same key, it happens once. */
const chave = z.string().check(z.minLength(8), z.maxLength(64));

export const ChangeRequest = z.object({
  id,
  /** `revisaoPedido` of the order that the person saw. */
  revisaoPedido: z.int(),
  ...ChangeWanted.shape,
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

/** A change that the customer asks for, with the total that they saw. */
export const WishSent = z.object({
  ...ChangeRequest.shape,
  valorTotal: moneySum,
  recado: text(300),
  chave,
});
export type WishSent = z.output<typeof WishSent>;

/** `valorTotal`: the new total that staff saw; of one that is declined, it is not read. */
export const WishAnswer = z.object({
  id,
  revisaoPedido: z.int(),
  aceita: z.boolean(),
  valorTotal: moneySum,
  motivo: text(200),
});
export type WishAnswer = z.output<typeof WishAnswer>;

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
