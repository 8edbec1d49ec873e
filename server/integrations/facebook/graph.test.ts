// The Graph adapter against a local server that follows Facebook's documentation: which tokens
// count, and what happens when it is slow, broken or lies.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { graphFacebook } from './graph.ts';
import { FacebookUnavailable } from './port.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const soon = NOW.getTime() / 1000 + 3600;
let server: Server;
let base = '';
let asked: URL[] = [];
let inspection: object = {};
let answer: (response: ServerResponse, path: string) => void;

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const valid = {
  app_id: '42',
  type: 'USER',
  application: 'Forno',
  is_valid: true,
  user_id: '7',
  expires_at: soon,
  scopes: ['email', 'public_profile'],
};

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://graph');
    asked.push(url);
    answer(response, url.pathname);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  inspection = valid;
  answer = (response, path) =>
    json(
      response,
      path === '/debug_token'
        ? { data: inspection }
        : { id: '7', name: 'Marina Fernandes', email: 'marina@exemplo.com' },
    );
});

const facebook = () =>
  graphFacebook({ base, appId: '42', appSecret: 'app-secret', now: () => NOW });

// Rows: 6.4
test('a token of this app names a person, and is asked about with a proof', async () => {
  expect(await facebook().personOf('EAAtoken')).toEqual({
    id: '7',
    nome: 'Marina Fernandes',
    email: 'marina@exemplo.com',
  });
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/debug_token', '/me']);
  expect(asked[0]?.searchParams.get('access_token')).toBe('42|app-secret');
  expect(asked[1]?.searchParams.get('appsecret_proof')).toBe(
    '9f9f0867bc3df2d00cecd6aa6fb78e65b64c050401bd6ec5b84d98503d443d34',
  );
});

test('an email may be missing', async () => {
  answer = (response, path) =>
    json(response, path === '/debug_token' ? { data: valid } : { id: '7', name: 'Clara' });
  expect(await facebook().personOf('EAAtoken')).toEqual({ id: '7', nome: 'Clara', email: null });
});

test.each([
  ['of another app', { ...valid, app_id: '43' }],
  ['that is not valid', { ...valid, is_valid: false }],
  ['that has expired', { ...valid, expires_at: NOW.getTime() / 1000 }],
  ['of a page', { ...valid, type: 'PAGE' }],
  ['of nobody', { is_valid: false, error: { code: 190, message: 'Malformed access token' } }],
])('a token %s names nobody', async (_, data) => {
  inspection = data;
  expect(await facebook().personOf('EAAtoken')).toBe(null);
  expect(asked).toHaveLength(1);
});

test('another person than the token’s is not found', async () => {
  inspection = { ...valid, user_id: '8' };
  expect(await facebook().personOf('EAAtoken')).toBe(null);
});

test('a Facebook that fails says so, and never what was asked', async () => {
  const failures: ((response: ServerResponse) => void)[] = [
    (response) => json(response, { error: { message: 'x', code: 2 } }, 503),
    (response) =>
      json(response, { error: { message: 'Invalid OAuth access token', code: 190 } }, 400),
    (response) => response.end('<html>'),
    (response) => response.destroy(),
    (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ];
  for (const failing of failures) {
    answer = failing;
    const error = await facebook()
      .personOf('EAAtoken')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FacebookUnavailable);
    expect(String(error)).not.toMatch(/EAAtoken|app-secret/);
  }
});
