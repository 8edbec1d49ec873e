// HTTP to Mercado Pago, and its webhook signature.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Transport } from './getnet-http.ts';

export type MercadoPagoSettings = {
  baseUrl: string;
  accessToken: string;
  publicKey: string;
  timeoutMs: number;
};

/** Status 0: no reply. */
export class MercadoPagoError extends Error {
  readonly status: number;
  constructor(status: number, word: string) {
    super(`mercado pago ${status} ${word}`);
    this.status = status;
  }
}

type Mercado = { settings: MercadoPagoSettings; transport: Transport };

/** Writes carry an idempotency key. */
export async function callMercadoPago(
  { settings, transport }: Mercado,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  key?: string,
): Promise<Record<string, unknown>> {
  const giveUp = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, give) => {
    timer = setTimeout(() => {
      give(new MercadoPagoError(0, 'TIMEOUT'));
      giveUp.abort();
    }, settings.timeoutMs);
  });
  const work = async () => {
    const headers = {
      authorization: `Bearer ${settings.accessToken}`,
      'content-type': 'application/json',
      ...(key && { 'x-idempotency-key': key }),
    };
    const init: RequestInit = {
      method,
      headers,
      redirect: 'error',
      signal: giveUp.signal,
      ...(body && { body: JSON.stringify(body) }),
    };
    const response = await transport(new Request(`${settings.baseUrl}${path}`, init));
    const answer: unknown = await response.json().catch(() => null);
    const record =
      typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
    if (!response.ok)
      throw new MercadoPagoError(response.status, String(record.error ?? '').slice(0, 40));
    return record;
  };
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    throw error instanceof MercadoPagoError ? error : new MercadoPagoError(0, 'NETWORK');
  } finally {
    clearTimeout(timer);
  }
}

type Signed = { dataId: string; requestId: string | null; signature: string | null };

/**
 * `x-signature: ts=…,v1=<hex>` over `id:…;request-id:…;ts:…;`; a missing part is left out with its
 * label.
 */
export function isMercadoPagoSignature(
  secret: string,
  { dataId, requestId, signature }: Signed,
): boolean {
  const parts = new Map(
    (signature ?? '').split(',').map((part) => part.trim().split('=', 2) as [string, string]),
  );
  const ts = parts.get('ts') ?? '';
  const manifest = [
    dataId === '' ? '' : `id:${dataId.toLowerCase()};`,
    requestId === null ? '' : `request-id:${requestId};`,
    `ts:${ts};`,
  ].join('');
  const right = createHmac('sha256', secret).update(manifest).digest();
  const given = Buffer.from(parts.get('v1') ?? '', 'hex');
  return ts !== '' && given.length === right.length && timingSafeEqual(given, right);
}
