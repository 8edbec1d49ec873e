// What cards add to the port of payments: the provider's vault, what a browser needs to speak with
// it, and the answer of the holder's bank.
import type { KnownPayment, PaymentAnswer, PaymentProvider } from './port.ts';

/** What may be known and shown of a card that somebody keeps. */
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
  /** How browsers speak with it. */
  format: 'getnet' | 'mercadoPago';
  /** Name of the provider, a slash, and which vault there: cards of another one are of no use. */
  vault: string;
  /** Whether a card can be charged again without its number. */
  keepsCards: boolean;
  /** Other origins that browsers speak with; none where it is the deployment's own sandbox. */
  browserOrigins: readonly string[];
  /** These throw when the provider does not answer. */
  credentials(): Promise<BrowserCredentials>;
  /** How the provider knows a diner: nobody can guess it of somebody else. */
  ownerOf(customerId: number): string;
  /** Null: the vault has no such card of this diner. */
  readCard(cardToken: string, customerId: number): Promise<SavedCardFacts | null>;
  deleteCard(cardToken: string, customerId: number): Promise<void>;
  /** After the bank's question; never throws. */
  finish(payment: KnownPayment, answer: string): Promise<PaymentAnswer>;
};

/** Why a card was refused, as far as the diner can do something about it. */
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
