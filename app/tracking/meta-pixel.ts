// The Meta Pixel: Meta's queue in our own code, loaded by address instead of an inline script.
import type { MoneyEvent } from './money-events.ts';

const SOURCE = 'https://connect.facebook.net/en_US/fbevents.js';

type Queue = ((...call: unknown[]) => void) & {
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: Queue;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};
type PixelWindow = { fbq?: Queue; _fbq?: Queue };

function makeQueue(): Queue {
  const call = (...args: unknown[]) => {
    if (fbq.callMethod === undefined) fbq.queue.push(args);
    else fbq.callMethod(...args);
  };
  const own = { queue: [] as unknown[][], loaded: true, version: '2.0', disablePushState: true };
  const fbq: Queue = Object.assign(call, { ...own, push: call as Queue });
  return fbq;
}

export class MetaPixel {
  readonly #fbq = makeQueue();
  readonly #known = new Set<string>();

  constructor(load: (source: string) => void) {
    const page = window as PixelWindow;
    page.fbq = this.#fbq;
    page._fbq = this.#fbq;
    load(SOURCE);
  }

  page(pixels: readonly string[]): void {
    for (const id of pixels) this.#track(id, 'PageView');
  }

  tell(event: MoneyEvent, pixels: readonly string[]): void {
    // With the order's number, Meta counts it once, from any source.
    const once = event.name === 'Purchase' ? [{ eventID: String(event.orderId) }] : [];
    for (const id of pixels) this.#track(id, event.name, metaData(event), ...once);
  }

  #track(id: string, name: string, ...rest: unknown[]): void {
    if (!this.#known.has(id)) {
      this.#known.add(id);
      // No automatic events: the pixel gets only what we send.
      this.#fbq('set', 'autoConfig', false, id);
      this.#fbq('init', id);
    }
    // To this pixel alone: the pixel of a store that the customer left stays loaded.
    this.#fbq('trackSingle', id, name, ...rest);
  }
}

export function metaData(event: MoneyEvent): Record<string, unknown> {
  const { value, currency } = event;
  if (event.name === 'CompleteRegistration') return { value, currency, status: true };
  const contents = event.items.map(({ id, quantity }) => ({ id, quantity }));
  const basket = {
    content_ids: contents.map(({ id }) => id),
    content_type: 'product',
    contents,
    value,
    currency,
  };
  if (event.name === 'AddToCart') return basket;
  return { ...basket, num_items: contents.reduce((sum, { quantity }) => sum + quantity, 0) };
}
