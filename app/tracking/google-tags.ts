// Google Analytics 4 and Tag Manager. Each id has its own queue, so that none gets events twice,
// and a store that the customer left gets none.
import type { MoneyEvent } from './money-events.ts';

const HOST = 'https://www.googletagmanager.com';
/** Nothing of Google loads before consent, so what is denied by default is granted at once. */
const asked = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'personalization_storage',
];
const all = (answer: 'granted' | 'denied') =>
  Object.fromEntries(asked.map((name) => [name, answer]));
const needed = { functionality_storage: 'granted', security_storage: 'granted' };

const names = {
  AddToCart: 'add_to_cart',
  InitiateCheckout: 'begin_checkout',
  CompleteRegistration: 'sign_up',
  Purchase: 'purchase',
} as const;

export type SeenPage = { address: string; title: string };

export class GoogleTags {
  readonly #load: (source: string) => void;
  readonly #queues = new Map<string, unknown[]>();

  constructor(load: (source: string) => void) {
    this.#load = load;
  }

  page(
    { address, title }: SeenPage,
    analytics: string | null,
    containers: readonly string[],
  ): void {
    if (analytics !== null)
      this.#command(analytics, 'event', 'page_view', {
        page_location: address,
        page_title: title,
        send_to: analytics,
      });
    for (const id of containers)
      this.#queue(id).push({ event: 'page_view', page_location: address, page_title: title });
  }

  tell(event: MoneyEvent, analytics: string | null, containers: readonly string[]): void {
    const data = googleData(event);
    if (analytics !== null)
      this.#command(analytics, 'event', names[event.name], { ...data, send_to: analytics });
    for (const id of containers) {
      // Otherwise the last event's fields would be merged into this one.
      this.#queue(id).push({ ecommerce: null }, { event: names[event.name], ecommerce: data });
    }
  }

  #queue(id: string): unknown[] {
    const known = this.#queues.get(id);
    if (known !== undefined) return known;
    const queue: unknown[] = [];
    const name = `quituteTags_${id.replace('-', '_')}`;
    Object.assign(window, { [name]: queue });
    this.#queues.set(id, queue);
    this.#command(id, 'consent', 'default', { ...all('denied'), ...needed, wait_for_update: 500 });
    this.#command(id, 'consent', 'update', { ...all('granted'), ...needed });
    if (id.startsWith('G-')) {
      this.#command(id, 'js', new Date());
      this.#command(id, 'config', id, { send_page_view: false });
      this.#load(`${HOST}/gtag/js?id=${id}&l=${name}`);
    } else {
      queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      this.#load(`${HOST}/gtm.js?id=${id}&l=${name}`);
    }
    return queue;
  }

  /** Google recognises commands by their being an `arguments` object. */
  #command(id: string, ...words: unknown[]): void {
    const queue = this.#queue(id);
    function push(..._words: unknown[]) {
      queue.push(arguments);
    }
    push(...words);
  }
}

const cents = (major: number) => Math.round(major * 100);

/** The value of the items alone, without delivery. */
export function googleData(event: MoneyEvent): Record<string, unknown> {
  if (event.name === 'CompleteRegistration') return { method: 'site' };
  const { currency } = event;
  const items = event.items.map(({ id, name, price, quantity }) => ({
    item_id: id,
    item_name: name,
    price,
    quantity,
  }));
  const value = items.reduce((sum, { price, quantity }) => sum + cents(price) * quantity, 0) / 100;
  if (event.name !== 'Purchase') return { currency, value, items };
  const coupon = event.coupon === null ? {} : { coupon: event.coupon };
  return {
    transaction_id: String(event.orderId),
    currency,
    value,
    shipping: event.shipping,
    tax: 0,
    ...coupon,
    items,
  };
}
