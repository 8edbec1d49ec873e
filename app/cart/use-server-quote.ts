// The price of the cart: the browser's own answer at once, the server's as soon as it is there, and
// what is different between the two.
import { useEffect, useMemo, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { CartCoupon } from '#contract/entities/coupon.ts';
import type { CartCard, CartCashback } from '#contract/entities/loyalty.ts';
import type { CartChange, CartRequest, OrderTotals } from '#contract/entities/order.ts';
import {
  type Failure,
  failure,
  NETWORK_CODE,
  NETWORK_SENTENCE,
  type Result,
} from '#contract/reply.ts';
import { onSignedIn } from '../account/stay-known.ts';
import { api } from '../api.ts';
import { type CartSituation, cartRequest } from './cart-request.ts';

const PAUSE_MS = 350;

type Quote = OutputOf<Endpoints['quoteOrder']>;
/** `round` makes the same request a new question. */
type Question = { request: CartRequest; round: number };

export type Difference = {
  changes: CartChange[];
  before: OrderTotals;
  after: OrderTotals;
  /** A coupon that counted until now, and why it does not any more. */
  coupon: CartCoupon | null;
};

export type PricedCart = {
  totals: OrderTotals;
  /** What the server says of the coupon; null without one, and while it says nothing. */
  coupon: CartCoupon | null;
  /**
   * What of the diner's credit the cart can use, and the full card that it redeems, as the server
   * last said.
   */
  cashback: CartCashback | null;
  card: CartCard | null;
  /** The server has spoken about the cart as it is. */
  settled: boolean;
  /** Why the server has not: no connection, or a refusal. */
  failure: Failure | null;
  difference: Difference | null;
  /** The diner has read the difference. */
  acknowledge(): void;
  /** Asks again, also when nothing changed. */
  refresh(): void;
};

type Asked = {
  situation: CartSituation;
  local: OrderTotals;
  /** The browser knew all that it needs for a total of its own, the delivery fee included. */
  comparable: boolean;
  /** The browser counts the coupon. */
  countsCoupon: boolean;
};

export function useServerTotals({ situation, local, comparable, countsCoupon }: Asked): PricedCart {
  const [round, setRound] = useState(0);
  const [reply, setReply] = useState<{ question: Question; result: Result<Quote> } | null>(null);
  const [read, setRead] = useState<Result<Quote> | null>(null);
  // Coupons and their like count for somebody: whoever signs in over the cart is told the new
  // price.
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

  // Compared as the object that was asked: another cart is another question.
  const result = reply !== null && reply.question === question ? reply.result : null;
  const server = result?.ok ? result.value : null;
  const coupon = server?.cupom ?? null;
  // A coupon that the browser is about to learn of is no surprise.
  const better = coupon?.aplicado === true && !countsCoupon;
  const lost = coupon !== null && !coupon.aplicado && countsCoupon ? coupon : null;
  const differs =
    server !== null &&
    (server.alteracoes.length > 0 ||
      lost !== null ||
      (comparable && !better && server.valorTotal !== local.valorTotal));
  const last = reply?.result.ok ? reply.result.value : null;
  return {
    totals: server ?? local,
    coupon,
    cashback: last?.cashback ?? null,
    card: last?.cartela ?? null,
    settled: server !== null,
    failure: result === null || result.ok ? null : result,
    difference:
      server !== null && differs && read !== result
        ? { changes: server.alteracoes, before: local, after: server, coupon: lost }
        : null,
    acknowledge: () => setRead(result),
    refresh: () => setRound((last) => last + 1),
  };
}

let deviceKnown = false;
let lastQuestion: Promise<unknown> = Promise.resolve();

/**
 * The first reply gives the device its cookie. An order waits for it: sent by a device without a
 * name, a second try would count as another device's.
 */
export const isDeviceKnown = (): boolean => deviceKnown;

/**
 * Until the device is known one question waits for the other: two at once would give it two names.
 */
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
    // The client's own file did not arrive: for the diner that is the same dead network.
    return failure(NETWORK_CODE, NETWORK_SENTENCE, 0);
  }
}
