// Calls about the order: price, placement, status.
import * as z from 'zod/mini';
import { id, money, text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { CartCoupon } from '../entities/coupon.ts';
import { CartCard, CartCashback } from '../entities/loyalty.ts';
import { CartRequest, LastChoices, Order, OrderSituation } from '../entities/order.ts';
import { CartChange, OrderTotals } from '../entities/order-item.ts';

export const orderEndpoints = {
  quoteOrder: endpoint({
    method: 'POST',
    path: '/quitute/PedidoCalculado',
    access: 'anyone',
    input: CartRequest,
    output: z.object({
      ...OrderTotals.shape,
      alteracoes: z.array(CartChange),
      cupom: z.nullable(CartCoupon),
      /** Code of the applied coupon if it belongs only to this customer. */
      cupomCliente: z.nullable(text(40)),
      /** The amount of the percent discount. */
      percentualDescontoValor: money,
      cartela: z.nullable(CartCard),
      cashback: z.nullable(CartCashback),
    }),
    summary:
      'Price of a cart computed from the server’s own data, with what changed since the ' +
      'customer saw it.',
    ours: 'both',
  }),
  placeOrder: endpoint({
    method: 'POST',
    path: '/cliente/CadastrarPedido',
    access: 'anyone',
    input: CartRequest,
    output: z.object({
      id,
      numero: z.int(),
      status: z.int(),
      codigoEstabelecimento: text(40),
      chaveAcompanhamento: text(80),
    }),
    headers: { 'x-api-version': '1.3' },
    summary: 'Places an order. A repeated idempotency key creates one order.',
    ours: 'both',
  }),
  countPurchase: endpoint({
    method: 'POST',
    path: '/quitute/ContarCompra',
    access: 'anyone',
    input: z.object({ id }),
    output: z.object({ primeira: z.boolean() }),
    summary:
      'Whether advertising tags may report this order now: true once per order, for the ' +
      'customer who placed it.',
    ours: 'all',
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: '/cliente/CancelarPedido',
    access: 'anyone',
    input: z.object({ id, motivo: z.optional(text(200)) }),
    output: Order,
    summary: 'The customer cancels the order, which is possible only before acceptance.',
    ours: 'both',
  }),
  updateOrderStatus: endpoint({
    method: 'POST',
    path: '/cliente/AtualizarStatusPedido',
    access: 'anyone',
    input: z.object({ id, status: z.int() }),
    output: Order,
    summary: 'The customer confirms that an order arrived or, before acceptance, cancels it.',
    ours: 'both',
  }),
  orderStatus: endpoint({
    method: 'GET',
    path: '/cliente/ObterStatusPedido/:id',
    access: 'anyone',
    input: z.object({ id, chave: z.optional(text(80)) }),
    output: z.object({ id, status: z.int(), statusPagamento: z.int() }),
    headers: { 'app-version': '1' },
    summary: 'The status of an order.',
    ours: 'output',
  }),
  order: endpoint({
    method: 'GET',
    path: '/cliente/ObterPedido/:id',
    access: 'anyone',
    input: z.object({ id, chave: z.optional(text(80)) }),
    output: Order,
    summary: 'An order, for the customer who placed it and for anyone with its sharing key.',
    ours: 'output',
  }),
  customerOrders: endpoint({
    method: 'POST',
    path: '/cliente/BuscarPedidosCliente',
    access: 'customer',
    input: z.object({
      quantidade: z.int().check(z.gte(1), z.lte(50)),
      situacao: z.optional(OrderSituation),
      /** `proxima` of the previous page. */
      apos: z.optional(z.string().check(z.regex(/^[01]\.[1-9]\d{0,9}$/))),
    }),
    output: z.object({ pedidos: z.array(Order), total: z.int(), proxima: z.nullable(text(20)) }),
    summary: 'Orders of the signed-in customer: open ones, then the others, newest first.',
    ours: 'both',
  }),
  lastOrder: endpoint({
    method: 'POST',
    path: '/cliente/BuscarUltimoPedidoCliente',
    access: 'anyone',
    input: z.object({ idEstabelecimento: z.optional(id) }),
    output: z.object({
      pedido: z.nullable(Order),
      ultimasEscolhas: z.optional(LastChoices),
    }),
    summary:
      'The newest order of this device or customer. With a store, also how the signed-in ' +
      'customer ordered there last; a method that the store no longer offers is null.',
    ours: 'both',
  }),
};
