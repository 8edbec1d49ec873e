// A fake Getnet inside the deployment, with the same paths, shapes and refusals, so that everything
// works without a contract. It also answers browsers of other origins, as the real one must.
import { randomUUID } from 'node:crypto';
import {
  type Answer,
  type Call,
  type Part,
  refusal,
  SANDBOX_CLIENT,
  type SandboxOptions,
} from './sandbox-card-call.ts';
import { challengePage } from './sandbox-card-challenge.ts';
import { payments } from './sandbox-card-payments.ts';
import { vault } from './sandbox-card-vault.ts';

const TOKEN_SECONDS = 3600;

const parts: readonly Part[] = [vault, payments];

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'authorization, content-type, seller_id',
  'access-control-max-age': '600',
};

/**
 * Answers one request; paths are below `/sandbox/getnet`, or at the root if the sandbox runs alone.
 */
export async function sandboxCardProvider(
  request: Request,
  options: SandboxOptions,
): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.replace(/^\/sandbox\/getnet(?=\/|$)/, '');
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  if (path === '/3ds') return challengePage(request);
  const answer = await reply(request, path, url, options);
  const body = answer.body === undefined ? null : JSON.stringify(answer.body);
  return new Response(body, {
    status: answer.status,
    headers: { ...cors, 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}

async function reply(
  request: Request,
  path: string,
  url: URL,
  options: SandboxOptions,
): Promise<Answer> {
  if (path === '/auth/oauth/v2/token') return issueToken(request, options);
  if (!(await isKnown(request.headers.get('authorization'), options))) {
    return refusal(
      401,
      'GatewayAuthenticationOAuth2ServiceError',
      'AUTHENTICATION-401',
      'Unauthorized',
    );
  }
  const body = await readBody(request);
  if (body === null) return refusal(400, 'BadRequest', 'GENERIC-400', 'Malformed request');
  const call: Call = {
    ...options,
    method: request.method,
    path,
    query: url.searchParams,
    body,
    signal: request.signal,
  };
  for (const part of parts) {
    const answer = await part(call);
    if (answer !== null) return answer;
  }
  return { status: 404, body: { message: 'Not found', status_code: 404, details: [] } };
}

async function issueToken(request: Request, { store, now }: SandboxOptions): Promise<Answer> {
  const { clientId, clientSecret } = SANDBOX_CLIENT;
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const form = new URLSearchParams(await request.text());
  const right =
    request.headers.get('authorization') === basic &&
    form.get('grant_type') === 'client_credentials' &&
    form.get('scope') === 'oob';
  if (!right)
    return {
      status: 401,
      body: {
        error: 'invalid_client',
        error_description: 'The given client credentials were not valid',
      },
    };
  const token = randomUUID();
  await store.put(`token/${token}`, {
    kind: 'token',
    until: now().getTime() + TOKEN_SECONDS * 1000,
  });
  return {
    status: 200,
    body: { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS, scope: 'oob' },
  };
}

async function isKnown(
  authorization: string | null,
  { store, now }: SandboxOptions,
): Promise<boolean> {
  const record = await store.get(`token/${authorization?.replace(/^Bearer /, '')}`);
  return record?.kind === 'token' && record.until > now().getTime();
}

async function readBody(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
