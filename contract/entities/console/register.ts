// A store's cash register: the money of a shift, from opening to counting.
import * as z from 'zod/mini';
import { id, instant, money, moneyOrNull, text } from '../../codecs.ts';

/** Signed: what leaves the register is below zero. */
const signed = z.codec(z.number(), z.int(), {
  decode: (reais) => Math.round(reais * 100),
  encode: (cents) => cents / 100,
});

/** How money comes. `online`: a provider has it, and nobody counts it. */
export const MoneyForm = z.enum(['dinheiro', 'cartao', 'pix', 'online']);
export type MoneyForm = z.output<typeof MoneyForm>;

export const RegisterMove = z.object({
  id,
  tipo: z.enum(['abertura', 'pedido', 'mesa', 'devolucao', 'suprimento', 'sangria']),
  forma: MoneyForm,
  valor: signed,
  /** The order's number; null: it is not about an order. */
  numero: z.nullable(z.int()),
  idPedido: z.nullable(id),
  /** From the order; null: it is not about an order. */
  nomeCliente: z.nullable(text(80)),
  /** The table's label; null: it is not about a table. */
  rotulo: z.nullable(text(40)),
  /** Who took its order to the customer; null: nobody, or nobody said who. */
  entregador: z.nullable(text(40)),
  motivo: text(200),
  /** Who of the staff; null: a provider, or the customer. */
  idPessoa: z.nullable(id),
  nomePessoa: z.nullable(text(80)),
  data: instant,
});
export type RegisterMove = z.output<typeof RegisterMove>;

/** What one person should have in one form. */
export const RegisterSum = z.object({
  forma: MoneyForm,
  idPessoa: z.nullable(id),
  nomePessoa: z.nullable(text(80)),
  valor: signed,
  quantidade: z.int(),
});
export type RegisterSum = z.output<typeof RegisterSum>;

/** An order that a courier has, whose money comes at the door and is in no register yet. */
export const ToCollect = z.object({
  idPedido: id,
  numero: z.int(),
  nomeCliente: text(80),
  forma: MoneyForm,
  valor: money,
  troco: moneyOrNull,
  /** Null: nobody said who. */
  entregador: z.nullable(text(40)),
});
export type ToCollect = z.output<typeof ToCollect>;

export const CountedLine = z.object({
  forma: MoneyForm,
  /** Null: all of this form together. */
  idPessoa: z.nullable(id),
  nomePessoa: z.nullable(text(80)),
  esperado: signed,
  contado: signed,
});
export type CountedLine = z.output<typeof CountedLine>;

/** What one courier delivered, and what they received at the door. */
export const CourierSum = z.object({
  entregador: text(40),
  quantidade: z.int(),
  dinheiro: money,
  cartao: money,
  pix: money,
  /** Delivery fees of these orders, however they were paid. */
  taxaEntrega: money,
});
export type CourierSum = z.output<typeof CourierSum>;

export const Register = z.object({
  id,
  idEstabelecimento: id,
  abertoEm: instant,
  nomeAbriu: text(80),
  valorAbertura: money,
  fechadoEm: z.nullable(instant),
  nomeFechou: z.nullable(text(80)),
  contagem: z.array(CountedLine),
  motivo: text(200),
  movimentos: z.array(RegisterMove),
  esperado: z.array(RegisterSum),
  /** From orders that were delivered while it was open. */
  entregas: z.array(CourierSum),
  /** Hash of what was expected when it was read; a count against another is refused. */
  revisao: text(64),
});
export type Register = z.output<typeof Register>;
