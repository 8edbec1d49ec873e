// The port to payment providers. A provider never throws: any failure is the result "unknown".

import type { AttemptReport, PaymentKind } from '#rules/orders/payment.ts';
import type { PaymentDetails } from '../../database/schema.ts';

export type ChargeRequest = {
  /** The same at every attempt; 32 letters and digits. */
  key: string;
  /**
   * 0 at the first attempt. From 1 on an earlier one may have arrived: the adapter ensures a single
   * charge, by asking first or by the provider's own idempotency.
   */
  attempt: number;
  /** Cents. */
  amount: number;
  expiresAt: Date | null;
  /** What the payer reads: which order, or which table. */
  title: string;
  store: { name: string; city: string };
  /** What is known of the payer for an online payment. */
  payer: {
    id: number | null;
    name: string;
    email: string | null;
    cpf: string | null;
    phone: string;
  };
  details: PaymentDetails;
};

/** A requested payment; `reference` is null if no reply arrived. */
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
   * `unfinished`: it waits for us, not for the payer. The caller stores the reference and asks
   * again at once.
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
        AttemptReport,
        'expired' | 'voided' | 'refunded' | 'chargeback' | 'chargebackReversed'
      >;
      reference?: string;
    }
  /** The provider does not know it. */
  | { outcome: 'absent' }
  /** Time-out, unreachable or a nonsensical reply: it may have happened. Asked again later. */
  | { outcome: 'unknown'; error: string };

export type RefundAnswer =
  | { outcome: 'done' }
  /** In progress; asked again later. */
  | { outcome: 'asked' }
  /** It will never succeed by itself: staff must handle it. */
  | { outcome: 'failed'; reason: string }
  | { outcome: 'unknown'; error: string };

/** Whether the account can take payments, checked without moving money. */
export type CheckAnswer =
  | { outcome: 'good' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unknown'; error: string };

export type PaymentProvider = {
  name: string;
  kind: PaymentKind;
  /** No real money: pages show a badge. */
  sandbox: boolean;
  charge(request: ChargeRequest): Promise<PaymentAnswer>;
  state(payment: KnownPayment): Promise<PaymentAnswer>;
  /** Cancels an unpaid charge; the result is voided, or approved if it was paid first. */
  cancel(payment: KnownPayment): Promise<PaymentAnswer>;
  /**
   * Refunds money; a charge of the same day may be voided instead. Repeating a key refunds once.
   */
  refund(
    payment: KnownPayment,
    refund: { key: string; amount: number; attempt: number },
  ): Promise<RefundAnswer>;
  check(): Promise<CheckAnswer>;
};

export type Owner = { brandId: number; storeId: number };

export type PaymentProviders = {
  /** For a store's new charges. */
  choose(owner: Owner, kind: PaymentKind): Promise<PaymentProvider>;
  /** The provider a payment was made with; null if the store no longer has an account there. */
  named(owner: Owner, name: string): Promise<PaymentProvider | null>;
  /** Background work after the reply. A job retries failures; in tests it does all of it. */
  soon(work: () => Promise<unknown>): void;
  /** Called between two steps; tests stop the process there. */
  checkpoint(step: string): void;
};
