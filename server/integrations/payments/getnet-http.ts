// Talks to Getnet: asks for a token, keeps it until shortly before its end, and turns every way of
// failing into one error. Nothing of a request is ever logged here.

/** `fetch`, or the sandbox of this very process. */
export type Transport = (request: Request) => Promise<Response>;

export type GetnetSettings = {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  sellerId: string;
  timeoutMs: number;
};

/**
 * `unknown`: nobody can say whether it happened. `refused`: it was answered, and the answer is no.
 */
export type GetnetFault = 'unknown' | 'refused' | 'down';

export class GetnetError extends Error {
  readonly fault: GetnetFault;
  readonly status: number;
  readonly code: string;
  readonly paymentId: string | null;

  constructor(fault: GetnetFault, status: number, code: string, paymentId: string | null = null) {
    super(`getnet: ${fault} ${status} ${code}`);
    this.fault = fault;
    this.status = status;
    this.code = code;
    this.paymentId = paymentId;
  }
}

export type AccessToken = { accessToken: string; until: number };
export type GetnetHttp = ReturnType<typeof getnetHttp>;

type Heard = { status: number; body: Record<string, unknown> };

/** It said no to us or to the moment, not to the card. */
const undecided: ReadonlySet<number> = new Set([401, 403, 408, 429]);
const RENEW_EARLY_MS = 60_000;

export function getnetHttp(settings: GetnetSettings, transport: Transport, now: () => Date) {
  let kept: Promise<AccessToken> | null = null;

  /** A new one at each call: what a browser is given must not be the server's own. */
  async function newToken(): Promise<AccessToken> {
    const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
    const { status, body } = await send('/auth/oauth/v2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'scope=oob&grant_type=client_credentials',
    });
    const { access_token: accessToken, expires_in: seconds } = body;
    if (status !== 200 || typeof accessToken !== 'string')
      throw new GetnetError('down', status, 'AUTHENTICATION-401');
    return {
      accessToken,
      until: now().getTime() + (typeof seconds === 'number' ? seconds : 300) * 1000,
    };
  }

  async function ownToken(): Promise<string> {
    kept ??= newToken();
    const token = await kept.catch((error: unknown) => {
      kept = null;
      throw error;
    });
    if (token.until - RENEW_EARLY_MS > now().getTime()) return token.accessToken;
    kept = null;
    return ownToken();
  }

  /** Whoever asked may have been heard although no answer came: that is `unknown`. */
  async function send(path: string, init: RequestInit): Promise<Heard> {
    const giveUp = new AbortController();
    const late = new GetnetError('unknown', 0, 'TIMEOUT');
    let timer: NodeJS.Timeout | undefined;
    // Raced, too: a connection that does not notice the signal must not hold anybody up.
    const end = new Promise<never>((_, give) => {
      timer = setTimeout(() => {
        give(late);
        giveUp.abort(late);
      }, settings.timeoutMs);
    });
    const work = async () => {
      const response = await transport(
        new Request(`${settings.baseUrl}${path}`, {
          ...init,
          redirect: 'error',
          signal: giveUp.signal,
        }),
      );
      return { status: response.status, body: await bodyOf(response) };
    };
    try {
      return await Promise.race([work(), end]);
    } catch (error) {
      throw error instanceof GetnetError ? error : new GetnetError('unknown', 0, 'NETWORK');
    } finally {
      clearTimeout(timer);
    }
  }

  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Record<string, unknown>> {
    const once = async () => {
      const authorization = `Bearer ${await ownToken()}`;
      const headers = {
        authorization,
        accept: 'application/json',
        'content-type': 'application/json',
        seller_id: settings.sellerId,
      };
      return send(path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    };
    let heard = await once();
    if (heard.status === 401) {
      // Refused before anything was done, so asking again is safe.
      kept = null;
      heard = await once();
    }
    const { status, body: answer } = heard;
    if (status >= 200 && status < 300) return answer;
    const detail = firstDetail(answer);
    const code = typeof detail.error_code === 'string' ? detail.error_code : `HTTP-${status}`;
    const paymentId = typeof detail.payment_id === 'string' ? detail.payment_id : null;
    throw new GetnetError(
      status >= 500 || undecided.has(status) ? 'unknown' : 'refused',
      status,
      code.slice(0, 40),
      paymentId,
    );
  }

  return { settings, newToken, call };
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

function firstDetail(answer: Record<string, unknown>): Record<string, unknown> {
  const first: unknown = Array.isArray(answer.details) ? answer.details[0] : null;
  return typeof first === 'object' && first !== null ? (first as Record<string, unknown>) : {};
}
