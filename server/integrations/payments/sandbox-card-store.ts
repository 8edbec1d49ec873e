// The card sandbox's state, so that a restart during a payment loses nothing. Never a number: a
// card is its last four digits and its outcome.
import type { Outcome } from './sandbox-card-cases.ts';

export type SandboxCard = {
  kind: 'card';
  cardId: string;
  numberToken: string;
  customerId: string;
  lastFour: string;
  bin: string;
  brand: string;
  outcome: Outcome;
  errorCode: string;
  description: string;
  /** Empty until the card is saved in the vault. */
  holder: string;
  month: number;
  year: number;
  kept: boolean;
  /** Tokens outside the vault are single-use. */
  spent: boolean;
};

export type SandboxPayment = {
  kind: 'payment';
  paymentId: string;
  orderId: string;
  amount: number;
  status: 'PENDING' | 'AUTHORIZED' | 'CONFIRMED' | 'DENIED' | 'CANCELED' | 'CHARGEBACK';
  cancelled: number;
  outcome: Outcome;
  /** The first key of a refund, if the card's refunds are denied. */
  deniedKey?: string;
  createdAt: number;
};

export type SandboxToken = { kind: 'token'; until: number };
export type SandboxCancel = {
  kind: 'cancel';
  requestId: string;
  paymentId: string;
  amount: number;
  key: string;
};
export type SandboxRecord = SandboxCard | SandboxPayment | SandboxToken | SandboxCancel;

export type SandboxStore = {
  get(key: string): Promise<SandboxRecord | null>;
  put(key: string, record: SandboxRecord): Promise<void>;
  remove(key: string): Promise<void>;
  /** Records with this key prefix. */
  list(prefix: string): Promise<SandboxRecord[]>;
};

/** For tests, and where state may be lost with the process. */
export function memoryStore(): SandboxStore {
  const records = new Map<string, SandboxRecord>();
  return {
    get: async (key) => records.get(key) ?? null,
    put: async (key, record) => void records.set(key, record),
    remove: async (key) => void records.delete(key),
    list: async (prefix) =>
      [...records].flatMap(([key, record]) => (key.startsWith(prefix) ? [record] : [])),
  };
}
