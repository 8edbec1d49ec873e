// Calls about coupons, and the checkout promise.
import * as z from 'zod/mini';
import { id, instant, text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { Coupon, CouponOffer } from '../entities/coupon.ts';
import { OrderType } from '../entities/order.ts';
import { OrderItem } from '../entities/order-item.ts';

export const couponEndpoints = {
  storeDiscounts: endpoint({
    method: 'GET',
    path: '/integracao/buscardescontos/:idEstabelecimento/:appNome',
    access: 'anyone',
    input: z.object({ idEstabelecimento: id, appNome: text(40) }),
    output: z.object({ descontos: z.array(Coupon), cupomAleatorio: z.nullable(CouponOffer) }),
    summary: 'The public coupons of a store, and the brand’s coupon offer.',
    ours: 'output',
  }),
  applyCoupon: endpoint({
    method: 'POST',
    path: '/cliente/ObterCupomDescontoCompleto',
    access: 'anyone',
    // The order itself is the body; the items' store fields are not sent, and ignored if they are.
    input: z.object({
      estabelecimento: z.object({ id }),
      cliente: z.nullish(z.object({ id })),
      desconto: z.object({ codigoCupom: text(40), appNome: z.optional(text(40)) }),
      tipoPedido: OrderType,
      itens: z.array(OrderItem).check(z.minLength(1), z.maxLength(100)),
    }),
    output: Coupon,
    headers: { plataforma: 'site' },
    summary: 'The coupon of a code, if this customer’s order may use it; else why not.',
    ours: 'output',
  }),
  randomCoupon: endpoint({
    method: 'POST',
    path: '/cupom/GerarCupomAleatorio',
    access: 'anyone',
    // The client's values and days are ignored: the brand decides what its coupons are worth.
    input: z.object({
      idEstabelecimento: id,
      descontoValor: z.optional(z.unknown()),
      descontoPercentual: z.optional(z.unknown()),
      diasValidade: z.optional(z.unknown()),
      nome: z.nullish(text(80)),
      email: z.nullish(text(120)),
      telefone: z.nullish(text(20)),
    }),
    output: Coupon,
    // The recipient stays out of the query, because proxies log addresses.
    alsoInQuery: ['idEstabelecimento', 'descontoValor', 'descontoPercentual', 'diasValidade'],
    summary: 'Creates a coupon for one person; repeated calls return the same one.',
    ours: 'output',
  }),
  holdCheckout: endpoint({
    method: 'POST',
    path: '/quitute/GarantirHorario',
    access: 'anyone',
    input: z.object({ idEstabelecimento: id }),
    output: z.object({ garantidoAte: z.nullable(instant) }),
    summary:
      'Enters the checkout of an open store: an order of this device is accepted until the ' +
      'returned time, even if the store closes.',
    ours: 'all',
  }),
};
