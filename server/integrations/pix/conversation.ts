// Requests to an 'API Pix' provider, with token. Failures are results too; nothing throws.
import * as z from 'zod/mini';
import { Problem, Token } from './shapes.ts';

export type PixSettings = {
  /** Without a trailing slash, such as https://pix.example.com/v2. */
  baseUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** Pix key that receives the money. */
  key: string;
  /** PEM texts for mutual TLS, if the provider requires it. */
  certificate: string | null;
  privateKey: string | null;
  timeoutMs?: number;
};

/**
 * The transport to the provider: over the network, or directly to the sandbox. May throw or hang.
 */
export type Send = (request: Request) => Promise<Response>;

export type Reply =
  | { status: number; body: unknown; problem: string }
  | { status: 0; error: string };

const TIME_OUT_MS = 10_000;
const SCOPES = 'cob.write cob.read pix.read pix.write webhook.read webhook.write';
/** A token about to expire counts as expired. */
const RENEW_EARLY_MS = 60_000;

/** Statuses of token requests that mean unknown credentials or missing permissions. */
const refusing: ReadonlySet<number> = new Set([400, 401, 403]);

const tokens = new Map<string, { token: string; until: number }>();

export async function talk(
  settings: PixSettings,
  send: Send,
  now: Date,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply> {
  // Includes the secret: corrected credentials must not use the token of wrong ones, or the
  // reverse.
  const id = `${settings.tokenUrl} ${settings.clientId} ${settings.clientSecret}`;
  try {
    const token = await tokenFor(id, settings, send, now);
    if (typeof token !== 'string')
      return { status: 0, error: refusing.has(token.status) ? 'noToken' : `token ${token.status}` };
    const response = await withTimeOut(
      send(
        new Request(`${settings.baseUrl}${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            accept: 'application/json',
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(settings.timeoutMs ?? TIME_OUT_MS),
        }),
      ),
      settings,
    );
    // Revoked early: the next attempt requests a new one.
    if (response.status === 401) tokens.delete(id);
    const text = await response.text();
    const parsed: unknown = text === '' ? {} : JSON.parse(text);
    const problem = z.safeParse(Problem, parsed);
    return {
      status: response.status,
      body: parsed,
      problem:
        response.status < 400 || !problem.success
          ? ''
          : (problem.data.type?.split('/').at(-1) ?? ''),
    };
  } catch (error) {
    return { status: 0, error: error instanceof Error ? error.name : 'unknown' };
  }
}

async function tokenFor(
  id: string,
  settings: PixSettings,
  send: Send,
  now: Date,
): Promise<string | { status: number }> {
  const kept = tokens.get(id);
  if (kept !== undefined && kept.until > now.getTime()) return kept.token;
  const response = await withTimeOut(
    send(
      new Request(settings.tokenUrl, {
        method: 'POST',
        headers: {
          authorization:
            'Basic ' +
            `${Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPES }),
        signal: AbortSignal.timeout(settings.timeoutMs ?? TIME_OUT_MS),
      }),
    ),
    settings,
  );
  const token = response.ok ? z.safeParse(Token, await response.json().catch(() => null)) : null;
  if (!token?.success) return { status: response.status };
  tokens.set(id, {
    token: token.data.access_token,
    until: now.getTime() + (token.data.expires_in ?? 300) * 1000 - RENEW_EARLY_MS,
  });
  return token.data.access_token;
}

/** Also for a transport that ignores the signal. */
function withTimeOut(
  answer: Promise<Response>,
  { timeoutMs = TIME_OUT_MS }: PixSettings,
): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('no answer', 'TimeoutError')),
      timeoutMs + 500,
    );
    timer.unref();
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
