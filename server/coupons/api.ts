// Calls about coupons.
import { desc } from 'drizzle-orm';
import type { CartRequest } from '#contract/entities/order.ts';
import { couponCode } from '#rules/price/coupons.ts';
import { coupons } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { priceCart } from '../orders/quote.ts';
import { Refusal } from '../refusal.ts';
import { hasOtherOrder } from './claim.ts';
import { giveCoupon, offerOf, publicOffer } from './offer.ts';
import { holdCheckout } from './promise.ts';
import { publicCoupon } from './records.ts';
import { shownCoupons } from './shown.ts';

const MOST_SHOWN = 30;

export const couponHandlers = {
  storeDiscounts: async ({ idEstabelecimento, appNome }, context) => {
    const { db, brand, now } = context;
    if (appNome !== brand.appNome) throw new Refusal('brandNotFound', { name: appNome });
    if (!brand.stores.some(({ id }) => id === idEstabelecimento))
      throw new Refusal('storeNotFound');
    const customerId = context.session?.customerId ?? null;
    const [rows, offer, hasOrdered] = await Promise.all([
      db
        .select()
        .from(coupons)
        .where(shownCoupons({ brandId: brand.id, storeId: idEstabelecimento }, now()))
        .orderBy(desc(coupons.id))
        .limit(MOST_SHOWN),
      offerOf(context),
      customerId !== null && hasOtherOrder(db, brand.id, customerId, null),
    ]);
    // What only a first order gets is no offer to somebody who has ordered.
    const own = rows.filter(({ primeiroPedido }) => !(hasOrdered && primeiroPedido));
    return {
      descontos: own.map(publicCoupon),
      cupomAleatorio: offer === null ? null : publicOffer(offer),
    };
  },
  applyCoupon: async ({ estabelecimento, cliente, desconto, tipoPedido, itens }, context) => {
    if (desconto.appNome !== undefined && desconto.appNome !== context.brand.appNome)
      throw new Refusal('brandNotFound', { name: desconto.appNome });
    if (cliente && cliente.id !== context.session?.customerId) throw new Refusal('notYours');
    if (couponCode(desconto.codigoCupom) === '') throw new Refusal('couponUnknown');
    const { coupon } = await priceCart(
      couponQuestion(desconto.codigoCupom, estabelecimento.id, tipoPedido, itens),
      context,
    );
    if (coupon === null || coupon.refusal !== null || coupon.found === null)
      throw coupon?.refusal ?? new Refusal('couponUnknown');
    return publicCoupon(coupon.found.row);
  },
  randomCoupon: async (input, context) => publicCoupon(await giveCoupon(input, context)),
  holdCheckout,
} satisfies Partial<Handlers>;

/** The part of a cart that coupons depend on; the rest of the order is not known yet. */
function couponQuestion(
  code: string,
  idEstabelecimento: number,
  tipoPedido: CartRequest['pedido']['tipoPedido'],
  itens: CartRequest['pedido']['itens'],
): CartRequest {
  const nothingElse = {
    endereco: null,
    cliente: null,
    formaPagamento: null,
    troco: null,
    cpfNota: null,
    observacao: '',
    valorTotal: 0,
  };
  const pedido = {
    ...nothingElse,
    chaveIdempotencia: 'coupon-only',
    entregaImediata: true,
    idEstabelecimento,
    tipoPedido,
    itens,
  };
  return { cupomDesconto: code, idCartelaCompleta: null, pedido };
}
