// The port to card providers: the vault, what a browser needs to reach it, and the result of the
// holder's bank.
import type { KnownPayment, PaymentAnswer, PaymentProvider } from './port.ts';

/** What may be shown of a saved card. */
export type SavedCardFacts = {
  bandeira: string;
  ultimosDigitos: string;
  mesValidade: number;
  anoValidade: number;
  titular: string;
};

export type BrowserCredentials = {
  /** Short-lived token, or the provider's public key. Never a secret. */
  accessToken: string;
  expiresAt: Date;
  sellerId: string;
  baseUrl: string;
};

export type CardProvider = PaymentProvider & {
  /** How browsers reach it. */
  format: 'getnet' | 'mercadoPago';
  /** Provider name, a slash, and the vault: cards of another vault cannot be used. */
  vault: string;
  /** Whether a card can be charged again without its number. */
  keepsCards: boolean;
  /** Other origins that browsers connect to; none for the deployment's own sandbox. */
  browserOrigins: readonly string[];
  /** These throw when the provider does not reply. */
  credentials(): Promise<BrowserCredentials>;
  /** The provider's id of a customer, which others cannot guess. */
  ownerOf(customerId: number): string;
  /** Null: the vault has no such card of this customer. */
  readCard(cardToken: string, customerId: number): Promise<SavedCardFacts | null>;
  deleteCard(cardToken: string, customerId: number): Promise<void>;
  /**
   * Our key of a payment by the provider's own id; null: it is none of ours. Only where notices
   * name that id alone. Throws when the provider does not reply.
   */
  keyOf?(reference: string): Promise<string | null>;
  /** After the bank's challenge; never throws. */
  finish(payment: KnownPayment, answer: string): Promise<PaymentAnswer>;
};

/** Why a card was refused, as far as the customer can act on it. */
export const REFUSAL_REASONS = [
  'cardInvalid',
  'expired',
  'callIssuer',
  'wrongKind',
  'insufficient',
  'notAuthorised',
  'notProcessed',
  'payerMissing',
  'noAnswer',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export function isCardProvider(provider: PaymentProvider): provider is CardProvider {
  return provider.kind === 'card' && 'credentials' in provider;
}
