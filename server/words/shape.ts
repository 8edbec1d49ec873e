// The sentences that the server writes. Each language has all of them, or does not compile; values
// stand as `{name}` and are put in by `fill` of the contract.
import type { FailureKey } from '#contract/failures.ts';
import type { OrderNews } from '#rules/orders/order-news.ts';
import type { ORDER_STATUS } from '#rules/orders/order-status.ts';

export type FailureSentences = Record<FailureKey, string>;

type Message = { subject: string; text: string };

export type Messages = {
  /** Names of statuses inside refusals, where a sentence says from which to which. */
  statuses: Record<keyof typeof ORDER_STATUS, string>;
  /** What customers are sent about their account, and what the screen says about it. */
  account: {
    code: string;
    codeSent: { whatsapp: string; sms: string };
    passwordSubject: string;
    password: string;
    link: string;
    notYou: string;
    passwordSent: { whatsapp: string; sms: string; email: string };
    changedSubject: string;
    changed: string;
    help: string;
    /** What the store's WhatsApp answers to a customer who wants to sign in. */
    chatLink: string;
    chatUnknown: string;
  };
  loyalty: Record<'creditEnds' | 'fullCardEnds' | 'cardEnds' | 'couponCame', Message>;
  orders: Record<OrderNews | 'subject' | 'moment' | 'window' | 'reason' | 'follow', string>;
};

export type Words = Messages & { failures: FailureSentences };
