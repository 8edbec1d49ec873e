// The price of the cart: the browser's at once, then the server's, and the differences between
// them.
import { useEffect, useMemo, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { CartCoupon } from '#contract/entities/coupon.ts';
import type { CartCard, CartCashback } from '#contract/entities/loyalty.ts';
import type { CartRequest } from '#contract/entities/order.ts';
import type { CartChange, OrderTotals } from '#contract/entities/order-item.ts';
import {
  type Failure,
  failure,
  NETWORK_CODE,
  NETWORK_SENTENCE,
  type Result,
} from '#contract/reply.ts';
import { onSignedIn } from '../account/remembered-customer.ts';
import { api } from '../api.ts';
import { tellStaleStore } from '../brand/stale-store.ts';
import { type CartSituation, cartRequest } from './cart-request.ts';

const PAUSE_MS = 350;

type Quote = OutputOf<Endpoints['quoteOrder']>;
/** `round` makes the same request a new one. */
type Question = { request: CartRequest; round: number };

export type Difference = {
  changes: CartChange[];
  before: OrderTotals;
  after: OrderTotals;
  /** A coupon that stopped counting, and why. */
  coupon: CartCoupon | null;
};

/** The same for another reply that says the same. */
export function markOf({ changes, before, after, coupon }: Difference): string {
  const { valorTotal, taxaEntrega } = after;
  return JSON.stringify([changes, before.valorTotal, valorTotal, taxaEntrega, coupon?.codErro]);
}

export type PricedCart = {
  totals: OrderTotals;
  /** The server's answer about the coupon; null without a coupon or answer. */
  coupon: CartCoupon | null;
  /** The usable credit and the card to redeem, as the server last reported. */
  cashback: CartCashback | null;
  card: CartCard | null;
  /** The server has answered about the current cart. */
  settled: boolean;
  /** Why there is no answer: no connection, or a refusal. */
  failure: Failure | null;
  difference: Difference | null;
  /** The customer has seen the difference. */
  acknowledge(): void;
  /** Asks again, even if nothing changed. */
  refresh(): void;
};

type Asked = {
  situation: CartSituation;
  local: OrderTotals;
  /** The browser had all it needs for a total, including the delivery fee. */
  comparable: boolean;
  /** The browser counts the coupon. */
  countsCoupon: boolean;
};

export function useServerTotals({ situation, local, comparable, countsCoupon }: Asked): PricedCart {
  const [round, setRound] = useState(0);
  const [reply, setReply] = useState<{ question: Question; result: Result<Quote> } | null>(null);
  const [read, setRead] = useState('');
  // Coupons may depend on the customer, so signing in requests the price again.
  useEffect(() => onSignedIn(() => setRound((last) => last + 1)), []);
  const question = useMemo(
    (): Question | null =>
      situation.lines.length === 0
        ? null
        : { request: cartRequest(situation, local.valorTotal), round },
    [situation, local.valorTotal, round],
  );

  useEffect(() => {
    if (question === null) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const result = await askPrice(question.request);
      if (!stale) setReply({ question, result });
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [question]);

  // Compared by identity: another cart is another request.
  const result = reply !== null && reply.question === question ? reply.result : null;
  const server = result?.ok ? result.value : null;
  const coupon = server?.cupom ?? null;
  // A coupon that the browser has not evaluated yet is not a change.
  const better = coupon?.aplicado === true && !countsCoupon;
  const lost = coupon !== null && !coupon.aplicado && countsCoupon ? coupon : null;
  const differs =
    server !== null &&
    (server.alteracoes.length > 0 ||
      lost !== null ||
      (comparable && !better && server.valorTotal !== local.valorTotal));
  const last = reply?.result.ok ? reply.result.value : null;
  const difference: Difference | null =
    server !== null && differs
      ? { changes: server.alteracoes, before: local, after: server, coupon: lost }
      : null;
  // The same difference in a later reply has been seen.
  const mark = difference === null ? '' : markOf(difference);
  return {
    totals: server ?? local,
    coupon,
    cashback: last?.cashback ?? null,
    card: last?.cartela ?? null,
    settled: server !== null,
    failure: result === null || result.ok ? null : result,
    difference: mark === read ? null : difference,
    acknowledge: () => {
      setRead(mark);
      // The page still has the discounts and fees of before, and would name them.
      tellStaleStore();
    },
    refresh: () => setRound((last) => last + 1),
  };
}

let deviceKnown = false;
let lastQuestion: Promise<unknown> = Promise.resolve();

/**
 * The first reply sets the device cookie. Orders wait for it: without it, a retry would count as
 * another device's order.
 */
export const isDeviceKnown = (): boolean => deviceKnown;

/** Until the device has its cookie, requests run one at a time: two at once would set two. */
export function askPrice(request: CartRequest): Promise<Result<Quote>> {
  if (deviceKnown) return ask(request);
  const answer = lastQuestion
    .then(() => ask(request))
    .then((result) => {
      deviceKnown ||= result.ok;
      return result;
    });
  lastQuestion = answer;
  return answer;
}

async function ask(request: CartRequest): Promise<Result<Quote>> {
  try {
    const client = await api();
    return await client.quoteOrder(request);
  } catch {
    // The client's file did not load: to the customer this is a network error.
    return failure(NETWORK_CODE, NETWORK_SENTENCE, 0);
  }
}
