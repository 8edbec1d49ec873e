// The cart of an order in the demo's past: enough dishes for the store's minimum, sometimes a
// coupon, and the server's price.
import { randomUUID } from 'node:crypto';
import type { CartRequest, OrderRequest } from '#contract/entities/order.ts';
import type { PaymentMethod } from '#contract/entities/store.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { Chance } from '#test/hostile/chance.ts';
import { drawItem } from './bag.ts';
import type { Customer, Shop } from './shops.ts';
import { must } from './visitor.ts';

const DELIVERY_SHARE = 0.72;
const COUPON_SHARE = 0.25;
/** Products that are not served at the hour are drawn, too. */
const MOST_TRIES = 40;

export async function drawCart(
  { store, menu, coupons }: Shop,
  { nome, telefone, endereco, leastDelivery, device, account }: Customer,
  { id, tipo }: PaymentMethod,
  chance: Chance,
): Promise<CartRequest> {
  const isDelivery = chance.isIn(DELIVERY_SHARE);
  const least = isDelivery
    ? Math.max(menu.valorMinimoPedido, leastDelivery)
    : menu.valorMinimoRetiradaNoLocal;
  const pedido: OrderRequest = {
    chaveIdempotencia: randomUUID(),
    idEstabelecimento: store.id,
    tipoPedido: isDelivery ? ORDER_TYPE.delivery : ORDER_TYPE.pickup,
    entregaImediata: true,
    itens: [],
    endereco: isDelivery ? endereco : null,
    cliente: account === 'yes' ? null : { nome, telefone },
    formaPagamento: { id },
    troco: null,
    cpfNota: null,
    observacao: '',
    valorTotal: 0,
  };
  const withPrice = (cart: CartRequest, valorTotal: number): CartRequest => ({
    ...cart,
    pedido: { ...pedido, valorTotal, troco: tipo === 'dinheiro' ? noteFor(valorTotal) : null },
  });
  const way = isDelivery ? 'entrega' : 'retirada';
  const wanted = 1 + chance.below(3);
  const cart: CartRequest = { cupomDesconto: null, idCartelaCompleta: null, pedido };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    pedido.itens.push(drawItem(menu, way, chance));
    if (pedido.itens.length < wanted) continue;
    const { alteracoes, valorItens, valorTotal } = await must('a price', device.quoteOrder(cart));
    if (alteracoes.length > 0) pedido.itens.length = 0;
    if (alteracoes.length > 0 || valorItens < least) continue;
    if (account === 'yes' && coupons.length > 0 && chance.isIn(COUPON_SHARE)) {
      const reduced = { ...cart, cupomDesconto: chance.oneOf(coupons) };
      // Not every coupon is for every order.
      const quote = await device.quoteOrder(reduced);
      if (quote.ok && quote.value.valorTotal < valorTotal)
        return withPrice(reduced, quote.value.valorTotal);
    }
    return withPrice(cart, valorTotal);
  }
  throw new Error(`${store.nome} serves nothing for ${least} cents`);
}

const NOTE = 5_000;
/** Cents of the notes of fifty reais that are handed over for `total`. */
const noteFor = (total: number): number => (Math.floor(total / NOTE) + 1) * NOTE;
