// One order of the demo's past: placed by its customer, paid, cooked and delivered by the store,
// and reviewed. Few are refused or cancelled.
import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentMethod } from '#contract/entities/store.ts';
import { ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import type { Chance } from '#test/hostile/chance.ts';
import { drawCart } from './cart.ts';
import { drawReply, drawReview } from './reviews.ts';
import { type Customer, type Shop, signUp } from './shops.ts';
import { later, type Timeline } from './timeline.ts';
import { must } from './visitor.ts';

const CANCELLED_SHARE = 0.02;
const REFUSED_SHARE = 0.03;
const REVIEWED_SHARE = 0.35;
const REPLIED_SHARE = 0.5;
const MOST_TRIES = 30;
/** The share of a store's customers that order more than the others. */
const REGULARS_SHARE = 0.45;
const MINUTE = 60;
const HOUR = 3_600;
/** How often each way of paying is chosen; others are not. */
const liked: Partial<Record<PaymentMethod['tipo'], number>> = {
  pixOnline: 5,
  cartaoNaEntrega: 3,
  pixNaEntrega: 2,
  dinheiro: 2,
};
const reasons = ['Endereço fora da área do entregador', 'Ingrediente em falta', 'Cozinha lotada'];
const seconds = (chance: Chance, least: number, most: number) => least + chance.below(most - least);

export type Past = { shop: Shop; timeline: Timeline; chance: Chance; now: () => Date };

/** Places an order at the clock's instant, and plans what becomes of it. */
export async function placeOrder({ shop, timeline, chance, now }: Past): Promise<void> {
  const share = REGULARS_SHARE + (1 - REGULARS_SHARE) * chance.next();
  const customer = chance.oneOf(shop.customers.slice(0, Math.ceil(shop.customers.length * share)));
  await signUp(shop, customer);
  const method = drawMethod(shop, customer, chance);
  const { id } = await must(
    'an order',
    customer.device.placeOrder(await drawCart(shop, customer, method, chance)),
  );
  const life = { shop, timeline, chance, now, customer, id };
  if (method.tipo !== 'pixOnline') return follow(life);
  await codeOf(life);
  timeline.add(later(now(), seconds(chance, 20, 120)), async () => {
    await must('a Pix', customer.device.paySandboxPix({ id }));
    follow(life);
  });
}

/** The provider makes it while nobody waits for the order. */
async function codeOf({ customer, id }: Life): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { pagamento } = await must('the code', customer.device.orderPayment({ id }));
    if (pagamento?.codigoPix != null) return;
    await wait(20);
  }
  throw new Error('the provider makes no code');
}

function drawMethod({ store }: Shop, { account }: Customer, chance: Chance): PaymentMethod {
  const ways = store.formasPagamento.flatMap((method) =>
    method.tipo === 'pixOnline' && account !== 'yes'
      ? []
      : Array.from({ length: liked[method.tipo] ?? 0 }, () => method),
  );
  return chance.oneOf(ways);
}

type Life = Past & { customer: Customer; id: number };

function follow(life: Life): void {
  const { shop, timeline, chance, now, customer, id } = life;
  const first = later(now(), seconds(chance, 30, 200));
  timeline.add(first, async () => {
    if (chance.isIn(CANCELLED_SHARE)) await must('to cancel', customer.device.cancelOrder({ id }));
    else if (chance.isIn(REFUSED_SHARE)) {
      const motivo = chance.oneOf(reasons);
      const { awaitingAcceptance: statusAtual, cancelledByStore: status } = S;
      await must('to refuse', shop.staff.moveOrder({ id, statusAtual, status, motivo }));
    } else await accept(life);
  });
}

async function accept({ shop, timeline, chance, now, customer, id }: Life): Promise<void> {
  const { store, staff } = shop;
  const move = async (
    statusAtual: number,
    status: number,
    more: { minutos?: number; codigo?: string; entregador?: string } = {},
  ) => must(`to move to ${status}`, staff.moveOrder({ id, statusAtual, status, ...more }));
  const seen = await must('the order', customer.device.order({ id }));
  const isDelivery = seen.tipoPedido === ORDER_TYPE.delivery;
  const minutos = isDelivery ? store.tempoEntregaMaximo : store.tempoRetirada;
  await move(S.awaitingAcceptance, S.accepted, { minutos });
  const out = isDelivery ? S.outForDelivery : S.readyForPickup;
  const cooking = later(now(), seconds(chance, 2 * MINUTE, 6 * MINUTE));
  // Cooked within the first part of what was promised, and mostly in time at the door.
  const cooked = later(cooking, minutos * seconds(chance, 20, 35));
  const handed = later(cooked, minutos * seconds(chance, 10, 28));
  timeline.add(cooking, async () => {
    await move(S.accepted, S.inProduction);
  });
  timeline.add(cooked, async () => {
    const entregador = isDelivery ? shop.couriers[id % shop.couriers.length] : undefined;
    await move(S.inProduction, out, entregador === undefined ? {} : { entregador });
  });
  timeline.add(handed, async () => {
    // The customer tells it to the courier.
    const { codigoEntrega } = await must('the code', customer.device.order({ id }));
    await move(out, S.delivered, codigoEntrega === null ? {} : { codigo: codigoEntrega });
    if (chance.isIn(REVIEWED_SHARE)) planReview();
  });

  function planReview(): void {
    timeline.add(later(now(), seconds(chance, HOUR / 3, 6 * HOUR)), async () => {
      const review = drawReview(seen, chance);
      await must('a review', customer.device.reviewOrder(review));
      if (review.comentario === '' || !chance.isIn(REPLIED_SHARE)) return;
      timeline.add(later(now(), seconds(chance, HOUR, 10 * HOUR)), async () => {
        const resposta = drawReply(review, chance);
        await must('a reply', staff.answerReview({ idPedido: id, resposta }));
      });
    });
  }
}
