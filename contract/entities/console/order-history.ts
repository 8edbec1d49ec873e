// Every order of the stores as staff find it again, and one order with all that belongs to it.
import * as z from 'zod/mini';
import { id, instant, money, moneyOrNull, text } from '../../codecs.ts';
import { Message } from '../message.ts';
import { Order, OrderType } from '../order.ts';
import { OrderVersion } from '../order-change.ts';
import { BoardStore } from './board.ts';
import { PartialRefund } from './order-change.ts';

/** Whose order it is: a customer by account or by phone; a guest's phone may be unproved. */
const orderer = {
  /** Null: no customer has this phone. */
  idCliente: z.nullable(id),
  /** The order was placed from an account whose phone is proved. */
  telefoneConfirmado: z.boolean(),
};

export const OrderLine = z.object({
  id,
  numero: z.int(),
  idEstabelecimento: id,
  nomeEstabelecimento: text(80),
  dataCadastro: instant,
  nomeCliente: text(80),
  telefoneCliente: text(20),
  ...orderer,
  quantidadeItens: z.int(),
  primeiroProduto: text(160),
  tipoPedido: OrderType,
  status: z.int(),
  statusPagamento: z.int(),
  formaPagamento: z.object({ id, nome: text(60), tipo: text(30) }),
  troco: moneyOrNull,
  sandbox: z.boolean(),
  valorTotal: money,
});
export type OrderLine = z.output<typeof OrderLine>;

export const OrderFilter = z.enum(['novos', 'andamento', 'entregues', 'cancelados']);
export type OrderFilter = z.output<typeof OrderFilter>;
/** The state of an order's money, or how it is paid. */
export const MoneyFilter = z.enum([
  'pago',
  'cobrar',
  'aguardando',
  'devolvido',
  'dinheiro',
  'cartao',
  'pix',
]);
export type MoneyFilter = z.output<typeof MoneyFilter>;

export const OrderPage = z.object({
  pedidos: z.array(OrderLine),
  haMais: z.boolean(),
  estabelecimentos: z.array(z.object({ id, nome: text(80) })),
});
export type OrderPage = z.output<typeof OrderPage>;

/** A row of the orders as a file: what an accountant needs. */
export const OrderRow = z.object({
  id,
  numero: z.int(),
  nomeEstabelecimento: text(80),
  /** As on the store's clock. */
  dia: z.string(),
  hora: z.string(),
  nomeCliente: text(80),
  telefoneCliente: text(20),
  cpfNota: z.nullable(text(11)),
  tipoPedido: OrderType,
  status: z.int(),
  statusPagamento: z.int(),
  /** It counts as a sale in the figures. */
  venda: z.boolean(),
  formaPagamento: text(60),
  sandbox: z.boolean(),
  cupomDesconto: z.nullable(text(40)),
  valorItens: money,
  valorDesconto: money,
  valorEntrega: money,
  taxaAdicional: money,
  servico: money,
  valorTotal: money,
  devolvido: money,
  entregador: z.nullable(text(40)),
});
export type OrderRow = z.output<typeof OrderRow>;

export const OrderRows = z.object({
  pedidos: z.array(OrderRow),
  /** More were found than a file holds. */
  haMais: z.boolean(),
});

export const OrderFile = z.object({
  pedido: Order,
  cliente: z.object({
    ...orderer,
    /** Orders with this phone, including this one. */
    quantidadePedidos: z.int(),
  }),
  mensagens: z.array(Message),
  /** Newest first; none: it was never changed. */
  versoes: z.array(OrderVersion),
  devolucoes: z.array(PartialRefund),
  /** The part of what was paid online that can still be given back. */
  podeDevolver: money,
  estabelecimento: BoardStore,
  agora: instant,
});
export type OrderFile = z.output<typeof OrderFile>;
