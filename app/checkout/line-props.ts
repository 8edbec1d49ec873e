// What each line of the summary is given.
import type { Store } from '#contract/entities/store.ts';
import type { Part } from './lines/line-names.ts';
import type { Checkout } from './use-checkout.ts';

export type LineProps = {
  store: Store;
  checkout: Checkout;
  onOpen(part: Part): void;
  /** Another panel opens over the checkout. */
  onLeave(part: Part): void;
};
