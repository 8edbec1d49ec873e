// Shared by the parts of the card sandbox: a call, a reply, and Getnet's form of refusals.
import type { SandboxStore } from './sandbox-card-store.ts';

export const SANDBOX_CLIENT = {
  clientId: 'sandbox',
  clientSecret: 'sandbox',
  sellerId: '6eb2412c-165a-41cd-b1d9-76c575d70a28',
};

export type SandboxOptions = {
  store: SandboxStore;
  now: () => Date;
  /** Where browsers reach it: a path of the deployment, or a full address. */
  publicBase: string;
};
export type Call = SandboxOptions & {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  signal: AbortSignal;
};
export type Answer = { status: number; body?: unknown };
/** Null: not an address of this part. */
export type Part = (call: Call) => Promise<Answer | null>;

/** The error shape of all Getnet calls. */
export function refusal(
  status: number,
  name: string,
  errorCode: string,
  description: string,
  paymentId?: string,
): Answer {
  const detail = {
    status: status === 402 ? 'NOT APPROVED' : 'DENIED',
    error_code: errorCode,
    description,
    description_detail: description,
    ...(paymentId && { payment_id: paymentId }),
  };
  return {
    status,
    body: {
      message: status === 402 ? 'Erro ao efetuar transacao de credito' : 'Bad Request',
      name,
      status_code: status,
      details: [detail],
    },
  };
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
