// Calls about payments of an order: the customer's attempts, the store's confirmation, the
// provider's webhooks. All ours.
import * as z from 'zod/mini';
import { id, text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { Order, OrderRequest } from '../entities/order.ts';
import { OrderPayment } from '../entities/payment.ts';

const alnum = z.string().check(z.regex(/^[a-zA-Z0-9]{1,35}$/));

export const paymentEndpoints = {
  orderPayment: endpoint({
    method: 'GET',
    path: '/cliente/ObterPagamento/:id',
    access: 'anyone',
    input: z.object({ id, chave: z.optional(text(80)) }),
    output: OrderPayment,
    summary:
      'The payment of an order, for the customer who placed it. Of an order that staff took, ' +
      'anyone with its link sees what is to be paid.',
    ours: 'all',
  }),
  payOrder: endpoint({
    method: 'POST',
    path: '/cliente/PagarPedido',
    access: 'anyone',
    input: z.object({
      id,
      formaPagamento: z.optional(z.object({ id })),
      /**
       * Cash on delivery: the amount that the customer pays with; null or absent when no change is
       * needed.
       */
      troco: z.optional(OrderRequest.shape.troco),
      tokenCartaoCredito: OrderRequest.shape.tokenCartaoCredito,
      pagador: OrderRequest.shape.pagador,
    }),
    output: OrderPayment,
    summary: 'Starts another payment attempt, by the same method or another with the same total.',
    ours: 'all',
  }),
  paySandboxPix: endpoint({
    method: 'POST',
    path: '/pagamentos/sandbox/pix',
    access: 'anyone',
    input: z.object({ id }),
    output: OrderPayment,
    summary: 'Acts as the payer’s bank when the provider is the sandbox.',
    ours: 'all',
  }),
  pixWebhook: endpoint({
    method: 'POST',
    path: '/pagamentos/pix/:chave/pix',
    access: 'anyone',
    input: z.object({
      chave: z.string().check(z.minLength(20), z.maxLength(80)),
      pix: z
        .array(
          z.object({
            endToEndId: z.string().check(z.regex(/^[a-zA-Z0-9]{32}$/)),
            txid: z.optional(alnum),
            devolucoes: z.optional(
              z.array(z.object({ id: alnum, status: text(40) })).check(z.maxLength(50)),
            ),
          }),
        )
        .check(z.maxLength(200)),
    }),
    output: z.object({ registrado: z.boolean() }),
    summary:
      'Webhook of Pix providers for payments; the account’s address ends before the last “/pix”.',
    ours: 'all',
  }),
  confirmPix: endpoint({
    method: 'POST',
    path: '/painel/ConfirmarPix',
    access: 'staff',
    input: z.object({ id }),
    output: Order,
    summary: 'Staff confirm that a Pix without a provider arrived in the store’s bank.',
    ours: 'all',
  }),
  confirmRefund: endpoint({
    method: 'POST',
    path: '/painel/ConfirmarDevolucao',
    access: 'staff',
    input: z.object({ id }),
    output: Order,
    summary: 'Staff confirm a refund that no provider makes.',
    ours: 'all',
  }),
  retryRefund: endpoint({
    method: 'POST',
    path: '/painel/TentarDevolucao',
    access: 'staff',
    input: z.object({ id }),
    output: Order,
    summary: 'Retries a refund that the provider refused.',
    ours: 'all',
  }),
};
