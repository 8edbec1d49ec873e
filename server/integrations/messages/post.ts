// A POST to a provider: with a time-out, and failures sorted by whether the message may have been
// sent.
import { DeliveryError } from './port.ts';

const PATIENCE_MS = 10_000;

/** Failures before anything was sent. */
const notSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
]);

export type Answer = { status: number; body: Record<string, unknown>; waitSeconds: number };

export async function post(
  url: string,
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer>,
  patience = PATIENCE_MS,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    return {
      status: response.status,
      body: readObject(await response.text()),
      waitSeconds: Number(response.headers.get('retry-after')) || 0,
    };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw notSent.has(code)
      ? new DeliveryError('retry', 'unreachable')
      : new DeliveryError('unsure', 'noAnswer');
  }
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * A reply without the provider's own error: "too many requests" and "unavailable" come before the
 * work, other server errors may come after it.
 */
export function troubleOf(status: number, waitSeconds: number): DeliveryError {
  if (status === 429 || status === 503)
    return new DeliveryError('retry', `http ${status}`, waitSeconds);
  return new DeliveryError(status >= 500 ? 'unsure' : 'refused', `http ${status}`);
}
