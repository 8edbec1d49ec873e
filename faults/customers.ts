// Customers who order without pause. A call that fails is sent again with its key, as the browser
// does, until the order is acknowledged.
import { setTimeout as wait } from 'node:timers/promises';
import { exchange } from '../bench/exchange.ts';
import { ORDER_PATH, type OrderKit } from '../bench/orders.ts';
import { HOST } from './app.ts';

const PAUSE_MS = 150;
/** The same as for the browser's calls (`app/api.ts`). */
const CALL_LIMIT_MS = 20_000;

export type Acknowledged = { key: string; number: number; at: number };

export type Customers = {
  /** Every key that was sent. */
  sent: string[];
  acknowledged: Acknowledged[];
  /** Counts of replies by status, and of failures by their code. */
  replies: Map<string, number>;
  /** Orders refused for good: none may be. */
  refused: string[];
  /** One more order, from now; resolves when it is acknowledged. */
  order(): Promise<Acknowledged>;
  /** When each of them had been served since then, or null. */
  allServedAfter(since: number): number | null;
  stop(): Promise<void>;
};

export function startCustomers(port: number, kit: OrderKit): Customers {
  const sent: string[] = [];
  const acknowledged: Acknowledged[] = [];
  const replies = new Map<string, number>();
  const refused: string[] = [];
  const servedAt = new Map<string, number[]>();
  const count = (what: string) => replies.set(what, (replies.get(what) ?? 0) + 1);
  let stopped = false;

  async function attempt(body: string, cookie: string): Promise<number | null> {
    try {
      const { status, body: answer } = await exchange({
        port,
        host: HOST,
        path: ORDER_PATH,
        method: 'POST',
        headers: { cookie },
        body,
        limit: CALL_LIMIT_MS,
      });
      count(String(status));
      const number = /"numero":(\d+)/.exec(answer.toString())?.[1];
      if (number !== undefined) return Number(number);
      if (status === 200) refused.push(answer.toString().slice(0, 200));
    } catch (error) {
      count(error instanceof Error && 'code' in error ? String(error.code) : 'no answer');
    }
    return null;
  }

  async function order(cookie: string): Promise<Acknowledged> {
    const body = kit.body();
    const key = String(JSON.parse(body).pedido.chaveIdempotencia);
    sent.push(key);
    for (;;) {
      const number = await attempt(body, cookie);
      if (number !== null) {
        const one = { key, number, at: performance.now() };
        acknowledged.push(one);
        return one;
      }
      await wait(PAUSE_MS);
    }
  }

  const [own = '', ...others] = kit.cookies;
  const living = others.map(async (cookie) => {
    const times: number[] = [];
    servedAt.set(cookie, times);
    while (!stopped) {
      times.push((await order(cookie)).at);
      await wait(PAUSE_MS);
    }
  });
  return {
    sent,
    acknowledged,
    replies,
    refused,
    order: () => order(own),
    allServedAfter(since) {
      const first = [...servedAt.values()].map((times) => times.find((at) => at >= since));
      return first.every((at) => at !== undefined) ? Math.max(...first) : null;
    },
    async stop() {
      stopped = true;
      await Promise.all(living);
    },
  };
}
