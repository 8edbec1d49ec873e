// Calls about cards: what a browser needs to reach the provider, and a customer's saved cards.
// Never a number or a security code.
import * as z from 'zod/mini';
import { id, instant, text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { Payer, SavedCard } from '../entities/card.ts';

const cardToken = z.string().check(z.regex(/^[\w-]{8,100}$/));

export const cardEndpoints = {
  cardCredentials: endpoint({
    method: 'GET',
    path: '/getnet/auth/credenciais/:id',
    access: 'customer',
    input: z.object({ id }),
    output: z.object({
      provedor: z.enum(['getnet', 'mercadoPago']),
      accessToken: text(400),
      expiraEm: instant,
      sellerId: text(80),
      baseUrl: text(300),
      idClienteProvedor: text(80),
      sandbox: z.boolean(),
      guardaCartoes: z.boolean(),
      pagador: Payer,
    }),
    summary:
      'Short-lived credentials for a store’s card provider (`id`), for a signed-in ' +
      'customer’s browser; never a secret.',
    ours: 'output',
  }),
  saveCard: endpoint({
    method: 'POST',
    path: '/cliente/CadastrarCartaoCliente',
    access: 'customer',
    input: z.object({ idEstabelecimento: id, tokenCartaoCredito: cardToken }),
    output: z.object({ cartao: SavedCard }),
    summary: 'Saves a card by its id in the provider’s vault; its details come from the provider.',
    ours: 'both',
  }),
  savedCards: endpoint({
    method: 'POST',
    path: '/cliente/ObterCartoesCliente',
    access: 'customer',
    input: z.object({ idEstabelecimento: z.optional(id) }),
    output: z.object({ cartoes: z.array(SavedCard), pagador: Payer }),
    summary: 'The customer’s saved cards; with a store only those that can be charged there.',
    ours: 'all',
  }),
  getnetWebhook: endpoint({
    method: 'GET',
    path: '/pagamentos/getnet/:chave',
    access: 'anyone',
    input: z.object({
      chave: z.string().check(z.minLength(20), z.maxLength(80)),
      payment_id: z.string().check(z.regex(/^[\w-]{8,60}$/)),
      order_id: z.string().check(z.regex(/^[\w-]{8,60}$/)),
      seller_id: z.optional(text(80)),
      status: z.string().check(z.regex(/^\w{2,20}$/)),
    }),
    output: z.object({ registrado: z.boolean() }),
    summary: 'Webhook of Getnet for changed payments; the server then asks Getnet for the state.',
    ours: 'all',
  }),
  mercadoPagoWebhook: endpoint({
    method: 'POST',
    path: '/pagamentos/mercadopago/:chave',
    access: 'anyone',
    input: z.object({
      chave: z.string().check(z.minLength(20), z.maxLength(80)),
      type: z.string().check(z.regex(/^\w{1,40}$/)),
      data: z.object({ id: z.string().check(z.regex(/^\w{1,60}$/)) }),
    }),
    output: z.object({ registrado: z.boolean() }),
    summary:
      'Webhook of Mercado Pago for changed payments, signed if the account has a secret; ' +
      'the server then asks Mercado Pago for the state.',
    ours: 'all',
  }),
  deleteCard: endpoint({
    method: 'POST',
    path: '/cliente/ExcluirCartaoCliente',
    access: 'customer',
    input: z.object({ id }),
    output: z.object({ cartoes: z.array(SavedCard) }),
    summary: 'Deletes a saved card, here and in the provider’s vault.',
    ours: 'all',
  }),
};
