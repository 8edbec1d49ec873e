// The texts of order messages, in the language in which the order was placed.
import type { Language } from '#contract/entities/brand.ts';
import { fill } from '#contract/fill.ts';
import type { OrderNotice } from '#rules/orders/order-notice.ts';
import { words } from '../words/words.ts';

export type OrderFacts = {
  brand: string;
  number: number;
  /** The promised time, on the store's clock. */
  window: { from: string; to: string } | null;
  /** The store's reason for refusing. */
  reason: string | null;
};

/** `link` follows the text where it can be tapped; a push opens it directly. */
export function orderMessage(
  notice: OrderNotice,
  language: Language,
  facts: OrderFacts,
  link: string | null,
): { subject: string; text: string } {
  const own = words[language].orders;
  const { brand, number, window, reason } = facts;
  const sentences = [fill(own[notice], { number })];
  if (notice === 'accepted' && window !== null)
    sentences.push(fill(window.from === window.to ? own.moment : own.window, window));
  if (notice === 'cancelledByStore' && reason !== null)
    sentences.push(fill(own.reason, { reason: reason.replace(/\.$/, '') }));
  const text = sentences.join(' ');
  return {
    subject: fill(own.subject, { number, brand }),
    text: link === null ? text : `${text}\n${fill(own.follow, { link })}`,
  };
}
