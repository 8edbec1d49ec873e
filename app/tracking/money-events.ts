// Sales events for advertising, sent once to every sink. No tag loads here: a tag with the
// customer's consent registers as a sink.
import type { Cents } from '#contract/money.ts';

export type TrackedItem = {
  id: string;
  name: string;
  quantity: number;
  /** For one unit of it, in major units. */
  price: number;
};

type Paid = { currency: string /** In major units, as tags want it: 37.5. */; value: number };
export type MoneyEvent =
  | ({ name: 'AddToCart' | 'InitiateCheckout'; items: TrackedItem[] } & Paid)
  | ({ name: 'CompleteRegistration' } & Paid)
  | ({
      name: 'Purchase';
      orderId: number;
      coupon: string | null;
      shipping: number;
      items: TrackedItem[];
    } & Paid);
export type MoneySink = (event: MoneyEvent) => void;

/** Events before the first sink, in this page only: a tag loads after the first tap. */
const MOST_WAITING = 20;

const sinks = new Set<MoneySink>();
let waiting: MoneyEvent[] = [];
let currency = 'BRL';

/** TESTE is displayed as BRL and counts as BRL. */
export function describeMoney(code: string): void {
  currency = code === 'TESTE' ? 'BRL' : code;
}

/**
 * Returns how to stop. Queued events are sent at once; `fresh` skips them, for a customer who has
 * just consented.
 */
export function addMoneySink(sink: MoneySink, { fresh = false } = {}): () => void {
  sinks.add(sink);
  if (!fresh) for (const event of waiting) tell(sink, event);
  waiting = [];
  return () => sinks.delete(sink);
}

type Unpriced<E> = E extends MoneyEvent ? Omit<E, 'currency' | 'value'> & { cents: Cents } : never;

export function trackMoney({ cents, ...rest }: Unpriced<MoneyEvent>): void {
  const event = { ...rest, currency, value: cents / 100 } as MoneyEvent;
  if (sinks.size === 0) waiting = [...waiting, event].slice(-MOST_WAITING);
  for (const sink of sinks) tell(sink, event);
  // For listeners on the page itself, such as a brand's own script.
  if (typeof window !== 'undefined')
    window.dispatchEvent(new CustomEvent('quitute:money', { detail: event }));
}

/** A failing tag must not break the cart. */
function tell(sink: MoneySink, event: MoneyEvent): void {
  try {
    sink(event);
  } catch {
    // The site continues; the tag's owner sees the error in their reports.
  }
}
