// Requests as bytes on a socket: what no client library would send.
import { connect } from 'node:net';
import type { Chance } from './chance.ts';
import { HOSTILE_COOKIES } from './cookies.ts';
import type { Seen } from './verdict.ts';

const PLACES = [
  '/',
  '/delivery',
  '/delivery?loja=x',
  '/carrinho',
  '/perfil',
  '/painel',
  '/mesa/1',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/imagens/icone/any-192.png',
  '/imagens/icone/any-9999999999.png',
  '/imagens/partilha/loja-1.png',
  '/imagens/1.webp',
  '/mapa/light/14/6000/9000.svg',
  '/mapa/dark/99999999/-1/x.svg',
  '/etiquetas',
  '/worker.js',
  '/assets/none.js',
  '/api/health',
  '/api/openapi.json',
  '/api/nothing',
  '/api/painel/EventosQuadro',
  '/api/webhooks/whatsapp',
];
const TAILS = [
  '',
  '?',
  '?loja=%00',
  '?loja=%ff&loja=centro',
  '?__proto__=1&constructor[prototype][x]=1',
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/package.json',
  '/%00',
  '/%zz',
  '/%',
  '//x',
  '\\..\\x',
  '/.git/config',
  '/.env',
  '.map',
  ';a=b',
  '#x',
  '?"><script>alert(1)</script>',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  `/${'a'.repeat(3000)}`,
  `?${'a=1&'.repeat(2000)}`,
  `/${'a/'.repeat(1500)}`,
];
const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'];
const ODD_METHODS = ['CONNECT', 'PROPFIND', 'get', 'G\u0000T', 'X'.repeat(300)];
const HOSTS = [
  'pizzaria.localhost',
  'PIZZARIA.localhost.',
  'nobody.localhost',
  'a b',
  'x@pizzaria.localhost',
  '[::1]',
  '__proto__',
  `${'x'.repeat(300)}.localhost`,
  '',
];
const LINES = [
  'Accept-Language: xx-;q=9,,*',
  'Accept-Encoding: br;q=x, gzip;q=-1',
  'Accept: */*;q=1e999',
  'Range: bytes=9-1,-0,abc',
  'If-None-Match: "x", W/"y", *',
  'If-Modified-Since: Thu, 99 Foo 2026 99:99:99 GMT',
  `Cookie: ${'a=b; '.repeat(1500)}`,
  'X-Forwarded-For: 127.0.0.1, ::1, x',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-Host: burger.localhost',
  'X-HTTP-Method-Override: DELETE',
  'Expect: 100-continue',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Content-Type: multipart/form-data',
  'Content-Encoding: gzip',
  'Sec-Fetch-Site: cross-site',
  'Origin: null',
  'Referer: javascript:alert(1)',
  'Header Without Colon',
  ' folded: line',
  'X-Null: a\u0000b',
  'X-Latin: \u00e9\u00ff',
  `X-Long: ${'y'.repeat(15_000)}`,
];
const BODIES = [
  'Content-Length: 5\r\n\r\n{}',
  'Content-Length: -1\r\n\r\n{}',
  'Content-Length: 9999999999\r\n\r\n{}',
  'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x',
  'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/health ' +
    'HTTP/1.1\r\n\r\n',
  'Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  'Transfer-Encoding: chunked\r\n\r\nffffffffffffffff1\r\n{}\r\n0\r\n\r\n',
  'Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  `Transfer-Encoding: chunked\r\n\r\n${'8000\r\n'}${'x'.repeat(0x8000)}\r\n`.repeat(1),
  'Transfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  'Transfer-Encoding: nothing\r\n\r\n{}',
  'Content-Length: 2\r\nContent-Encoding: br\r\n\r\n{}',
];

/** The bytes of one request, after which the connection is closed. */
export function drawBytes(chance: Chance, more: readonly string[]): string {
  const base = chance.oneOf(chance.isIn(0.5) ? PLACES : more);
  const place = `${base}${chance.isIn(0.5) ? chance.oneOf(TAILS) : ''}`;
  const method = chance.oneOf(chance.isIn(0.08) ? ODD_METHODS : METHODS);
  const version = chance.isIn(0.05)
    ? chance.oneOf(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''])
    : 'HTTP/1.1';
  const host = chance.isIn(0.8) ? 'pizzaria.localhost' : chance.oneOf(HOSTS);
  const target = chance.isIn(0.05) ? `http://${chance.oneOf(HOSTS)}${place}` : place;
  const lines = Array.from({ length: chance.isIn(0.5) ? 0 : 1 + chance.below(3) }, () =>
    chance.oneOf(LINES),
  );
  if (chance.isIn(0.2)) lines.push(`Cookie: ${chance.oneOf(HOSTILE_COOKIES)}`);
  if (chance.isIn(0.01)) lines.push(...Array.from({ length: 2500 }, (_, at) => `X-${at}: 1`));
  const head = [`${method} ${target} ${version}`, `Host: ${host}`, 'Connection: close', ...lines];
  const body = method === 'GET' && chance.isIn(0.8) ? '\r\n' : chance.oneOf(BODIES);
  return `${head.join('\r\n')}\r\n${body}`;
}

/** Null: the server closed the connection without a reply, as HTTP allows for what is none. */
export function sendBytes(port: number, bytes: string): Promise<Seen | null> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const pieces: Buffer[] = [];
    socket.on('data', (piece) => {
      pieces.push(piece);
      // An event stream goes on; its head is all there is to see.
      if (piece.includes('text/event-stream')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const text = Buffer.concat(pieces).toString('latin1');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      const contentType = /^content-type: (.*)\r$/im.exec(text)?.[1] ?? '';
      done(status === 0 ? null : { status, contentType, text });
    });
    // Left open: to half a request's end the server would not reply.
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}
