// HTTP to Getnet: gets a token, keeps it until shortly before it expires, and maps every failure to
// one error. Never logs anything of a request.

/** `fetch`, or the sandbox in this process. */
export type Transport = (request: Request) => Promise<Response>;

export type GetnetSettings = {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  sellerId: string;
  timeoutMs: number;
};

/** `unknown`: it may have happened. `refused`: the reply was no. */
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

type Reply = { status: number; body: Record<string, unknown> };

/** The request was refused, not the card. */
const undecided: ReadonlySet<number> = new Set([401, 403, 408, 429]);
const RENEW_EARLY_MS = 60_000;

export function getnetHttp(settings: GetnetSettings, transport: Transport, now: () => Date) {
  let kept: Promise<AccessToken> | null = null;

  /** A new one for each call: browsers must not get the server's own token. */
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

  /** The request may have been processed without a reply: that is `unknown`. */
  async function send(path: string, init: RequestInit): Promise<Reply> {
    const giveUp = new AbortController();
    const late = new GetnetError('unknown', 0, 'TIMEOUT');
    let timer: NodeJS.Timeout | undefined;
    // Also raced, in case a connection ignores the signal.
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
    let reply = await once();
    if (reply.status === 401) {
      // Refused before any work, so retrying is safe.
      kept = null;
      reply = await once();
    }
    const { status, body: answer } = reply;
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
