// What changes an order after it was placed: as staff send it, as a version, as a customer’s wish.
import * as z from 'zod/mini';
import { id, instant, money, moneyOrNull, priceOrNull, text } from '../codecs.ts';
import { Address } from './address.ts';
import { MethodName, OrderItem, OrderTotals, StoredItem } from './order-item.ts';

/** All lines of a changed order: those that stay, by position, and new ones. */
export const ChangeWanted = z.object({
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
  observacao: z.optional(text(300)),
});
export type ChangeWanted = z.output<typeof ChangeWanted>;

/** One version of an order that was changed after it was placed; 1 is the order as placed. */
export const OrderVersion = z.object({
  versao: z.int(),
  situacao: z.enum(['valendo', 'anterior', 'proposta', 'recusada', 'retirada']),
  data: instant,
  /** For staff alone: who of them made it; null: the customer. */
  autor: z.nullable(text(80)),
  motivo: text(200),
  /** How the customer agreed; null: nobody had to, or not yet. */
  concordou: z.nullable(z.enum(['cliente', 'telefone'])),
  respondidoEm: z.nullable(instant),
  itens: z.array(StoredItem),
  ...OrderTotals.shape,
  endereco: z.nullable(Address),
  formaPagamento: MethodName,
  /** More or less than the version before. */
  diferenca: money,
  /** After a payment online: what goes back, and what is still due on handover. */
  devolver: money,
  aCobrar: money,
  formaDiferenca: z.nullable(MethodName),
  /** Absent in versions from before remarks could change. */
  observacao: z.optional(text(300)),
  /** What the customer pays with in cash; absent from a server of an earlier version. */
  troco: z.optional(moneyOrNull),
});
export type OrderVersion = z.output<typeof OrderVersion>;

/** A change that the customer asked for, at the price that they saw, and the store’s answer. */
export const OrderWish = z.object({
  situacao: z.enum(['aberta', 'aceita', 'recusada', 'retirada', 'substituida']),
  data: instant,
  respondidoEm: z.nullable(instant),
  /** What was asked for, for the calls that price and answer it. */
  pedida: ChangeWanted,
  itens: z.array(StoredItem),
  ...OrderTotals.shape,
  endereco: z.nullable(Address),
  formaPagamento: MethodName,
  observacao: text(300),
  diferenca: money,
  devolver: money,
  aCobrar: money,
  /** What the customer wrote to the store beside it, and the store’s words when it declined. */
  recado: text(300),
  motivo: text(200),
});
export type OrderWish = z.output<typeof OrderWish>;
