// What the card sandbox remembers, so that a restart in the middle of a payment loses nothing.
// Never a number: a card is its last four digits and its fate.
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
  /** Empty until the card is kept in the vault. */
  holder: string;
  month: number;
  year: number;
  kept: boolean;
  /** A token that is not of the vault works once. */
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
  /** The first key under which the money was to go back, where the card's refunds are denied. */
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
  /** Records whose key begins so. */
  list(prefix: string): Promise<SandboxRecord[]>;
};

/** For tests, and where nothing has to outlive the process. */
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
