// Money from outside: what the rest of the server needs of whoever moves it. A provider never
// throws: whatever goes wrong on the way is the answer "unknown".

import type { AttemptNews, PaymentKind } from '#rules/orders/payment.ts';
import type { PaymentDetails } from '../../database/schema.ts';

export type ChargeRequest = {
  /** The same at every try; 32 letters and digits. */
  key: string;
  /**
   * 0 at the first try. From 1 on an earlier try may have arrived: the adapter makes sure that
   * there is one charge, by asking first or by the provider's own idempotency.
   */
  attempt: number;
  /** Cents. */
  amount: number;
  expiresAt: Date | null;
  /** What the payer reads: which order, or which table. */
  title: string;
  store: { name: string; city: string };
  /** What an online payment needs to know of the payer, as far as it is known. */
  payer: {
    id: number | null;
    name: string;
    email: string | null;
    cpf: string | null;
    phone: string;
  };
  details: PaymentDetails;
};

/** A payment that the provider was asked for; `reference` is null where no answer ever arrived. */
export type KnownPayment = {
  key: string;
  reference: string | null;
  amount: number;
  details: PaymentDetails;
};

export type PaymentAnswer =
  | {
      outcome: 'approved';
      reference: string;
      amount: number;
      paidAt: Date;
      details?: PaymentDetails;
    }
  /**
   * `unfinished`: it waits for us and not for the payer. Whoever hears it writes the reference down
   * and asks on at once.
   */
  | {
      outcome: 'pending';
      reference: string;
      details?: PaymentDetails;
      expiresAt?: Date;
      unfinished?: true;
    }
  | { outcome: 'refused'; reason: string; reference?: string; details?: PaymentDetails }
  | {
      outcome: Extract<
        AttemptNews,
        'expired' | 'voided' | 'refunded' | 'chargeback' | 'chargebackReversed'
      >;
      reference?: string;
    }
  /** The provider has never heard of it. */
  | { outcome: 'absent' }
  /**
   * Timed out, unreachable, or an answer that makes no sense: it may have happened or not. Asked
   * again later.
   */
  | { outcome: 'unknown'; error: string };

export type RefundAnswer =
  | { outcome: 'done' }
  /** On its way; asked again later. */
  | { outcome: 'asked' }
  /** It will never happen by itself: a person has to see to it. */
  | { outcome: 'failed'; reason: string }
  | { outcome: 'unknown'; error: string };

/** Whether the account is good for payments, asked without moving money. */
export type CheckAnswer =
  | { outcome: 'good' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unknown'; error: string };

export type PaymentProvider = {
  name: string;
  kind: PaymentKind;
  /** No real money: pages say so in a badge. */
  sandbox: boolean;
  charge(request: ChargeRequest): Promise<PaymentAnswer>;
  state(payment: KnownPayment): Promise<PaymentAnswer>;
  /**
   * Takes the charge back while nobody has paid; answers what became of it: voided, or approved
   * because somebody was faster.
   */
  cancel(payment: KnownPayment): Promise<PaymentAnswer>;
  /**
   * Gives money back; a charge of the same day may be voided instead. The same key twice gives back
   * once.
   */
  refund(
    payment: KnownPayment,
    refund: { key: string; amount: number; attempt: number },
  ): Promise<RefundAnswer>;
  check(): Promise<CheckAnswer>;
};

export type Owner = { brandId: number; storeId: number };

export type PaymentProviders = {
  /** For new charges of a store. */
  choose(owner: Owner, kind: PaymentKind): Promise<PaymentProvider>;
  /** The one that a payment was made with; null where the store has no account there any more. */
  named(owner: Owner, name: string): Promise<PaymentProvider | null>;
  /**
   * Work that nobody waits for, after the answer to whoever caused it. What fails in it is found by
   * the clock; tests have the clock do it all.
   */
  soon(work: () => Promise<unknown>): void;
  /** Called between two steps; tests stop the process there. */
  checkpoint(step: string): void;
};
