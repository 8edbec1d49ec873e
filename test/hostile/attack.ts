// One generated request for a call of the contract: an honest input with something wrong in its
// values, shape, bytes, query, headers or method.
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { fieldsOf, HOSTILE_BODIES, HOSTILE_OTHERS, put } from '#test/hostile-values.ts';
import { sampleInput } from '#test/sample-input.ts';
import type { Chance } from './chance.ts';
import { HOSTILE_COOKIES } from './cookies.ts';
import { HOSTILE_TEXTS } from './texts.ts';

export type Attack = {
  key: EndpointKey;
  /** Below the API's base, with the query. */
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
};

/** What a caller may know or guess. */
export type Known = {
  storeIds: readonly number[];
  /** Ids from every table of this brand and of another one. */
  ids: readonly number[];
  /** An order that would be placed, and a victim's phone and email. */
  order: Record<string, unknown>;
  identifiers: readonly string[];
};

type Input = Record<string, unknown>;

/** Bytes that are no UTF-8, or another encoding. */
const BYTES = [
  [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00],
  [0xef, 0xbb, 0xbf, 0x7b, 0x7d],
  [0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d],
  [0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d],
  [0x1f, 0x8b, 0x08, 0x00, 0x00],
  [0x00, 0x00, 0x00, 0x00],
];

const PROTOTYPES =
  '"__proto__":{"papel":"proprietario"},"constructor":{"prototype":{"admin":true}' +
  '},"toString":1,"then":{"then":1}';

const HEADERS: Record<string, readonly string[]> = {
  'content-type': ['text/plain', 'multipart/form-data', 'application/json; charset=utf-16', '/'],
  'content-encoding': ['gzip', 'br', 'x'.repeat(300)],
  'accept-language': ['*', `xx-${'y'.repeat(2000)}`, ';q=9,,,', 'pt;q=1e999', '__proto__'],
  'accept-encoding': ['', 'br;q=x', 'gzip, , br', 'constructor'],
  app: ['burger', '__proto__', '%00', 'x'.repeat(4000)],
  plataforma: ['site', 'constructor', '\xe9\xff'],
  origin: ['null', 'http://pizzaria.localhost', 'http://burger.localhost', 'file://', ''],
  'sec-fetch-site': ['cross-site', 'same-origin', 'x'],
  'x-forwarded-for': ['127.0.0.1', '::ffff:1', ',,,', "' or 1=1", 'x'.repeat(3000)],
  'x-forwarded-host': ['burger.localhost', '__proto__'],
  'hash-context-estabelecimento': ['0', '__proto__', 'x'.repeat(500)],
  'user-agent': ['', '<script>', 'x'.repeat(6000), '\xff'],
  cookie: HOSTILE_COOKIES,
};

/** Percent-encodes even what `encodeURIComponent` refuses. */
const encoded = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed()).slice(0, 6000);
};

function hostileValue(chance: Chance, { identifiers, ids }: Known): unknown {
  if (chance.isIn(0.05)) return chance.oneOf(identifiers);
  if (chance.isIn(0.1)) return chance.oneOf(ids);
  if (chance.isIn(0.3)) return chance.oneOf(HOSTILE_OTHERS);
  const text = chance.oneOf(HOSTILE_TEXTS);
  if (chance.isIn(0.2)) return `${chance.oneOf(HOSTILE_TEXTS)}${text}`.slice(0, 20_000);
  return chance.isIn(0.1)
    ? Array.from({ length: chance.below(50) }, () => text.slice(0, 99))
    : text;
}

function honestInput(chance: Chance, key: EndpointKey, known: Known): Input {
  if ((key === 'placeOrder' || key === 'quoteOrder') && chance.isIn(0.7)) {
    const order = structuredClone(known.order);
    if (chance.isIn(0.7))
      order.pedido = { ...(order.pedido as Input), chaveIdempotencia: `k${chance.next()}` };
    return order;
  }
  const idFor = (name: string) =>
    chance.oneOf(name === 'idEstabelecimento' && chance.isIn(0.8) ? known.storeIds : known.ids);
  return sampleInput(endpoints[key].input, idFor) as Input;
}

/** Half of the inputs are valid for the schema if possible, so that they get past it. */
function spoil(chance: Chance, key: EndpointKey, honest: Input, known: Known): Input {
  const { input: schema } = endpoints[key];
  const wanted = chance.isIn(0.5) ? 6 : 1;
  let input = honest;
  for (let left = wanted; left > 0; left--) {
    input = spoiled(chance, key, honest, known);
    if (wanted === 1 || isAccepted(schema, input)) return input;
  }
  return input;
}

function isAccepted(schema: z.core.$ZodType, input: Input): boolean {
  try {
    return z.safeDecode(schema, input as never).success;
  } catch {
    return false;
  }
}

/** Some fields replaced, left out or put into lists. */
function spoiled(chance: Chance, key: EndpointKey, honest: Input, known: Known): Input {
  const fields = fieldsOf(endpoints[key].input).filter((path) => path.length > 0);
  let input: unknown = honest;
  if (fields.length === 0) return { [chance.oneOf(HOSTILE_TEXTS)]: hostileValue(chance, known) };
  for (let left = 1 + chance.below(2); left > 0; left--) {
    const path = chance.oneOf(fields);
    const value = chance.isIn(0.15) ? undefined : hostileValue(chance, known);
    input = put(input, path, chance.isIn(0.05) ? [value, value] : value);
  }
  return input as Input;
}

function bodyOf(chance: Chance, input: Input): Attack['body'] {
  const text = JSON.stringify(input);
  switch (chance.below(14)) {
    case 0:
      return chance.oneOf(HOSTILE_BODIES);
    case 1:
      return new Uint8Array(chance.oneOf(BYTES));
    case 2:
      return text.slice(0, chance.below(text.length));
    case 3:
      return text.replace('{', `{${PROTOTYPES}${text === '{}' ? '' : ','}`);
    // The same keys twice.
    case 4:
      return text === '{}' ? text : `${text.slice(0, -1)},${text.slice(1)}`;
    case 5:
      return chance.isIn(0.2) ? `{"x":"${'y'.repeat(300_000)}"}` : `[${text}]`;
    default:
      return text;
  }
}

function queryOf(chance: Chance, input: Input): string {
  const parts = Object.entries(input).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  if (chance.isIn(0.1)) parts.push(...parts, ...parts);
  if (chance.isIn(0.1)) parts.push(...parts.map((part) => part.replace('=', '[]=')));
  if (chance.isIn(0.1)) parts.push('constructor=1&__proto__=1&toString=x&__proto__[a]=1');
  if (chance.isIn(0.1))
    parts.push(chance.oneOf(['%', '%zz=%ff', '=', '&&&', '%00=%00', 'a=%c0%ae']));
  return parts.join('&').slice(0, 8000);
}

export function draw(chance: Chance, key: EndpointKey, known: Known): Attack {
  const line: Endpoint = endpoints[key];
  const honest = honestInput(chance, key, known);
  const input = chance.isIn(0.8) ? spoil(chance, key, honest, known) : honest;
  const rest: Input = { ...input };
  const path = line.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encoded(rest[name]);
    delete rest[name];
    return ['', '.', '..'].includes(value) ? '0' : value;
  });
  const method = chance.isIn(0.03)
    ? chance.oneOf(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
    : line.method;
  const inQuery = line.method === 'GET' || chance.isIn(0.05);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (chance.isIn(0.1))
    for (let left = 1 + chance.below(3); left > 0; left--) {
      const name = chance.oneOf(Object.keys(HEADERS));
      headers[name] = chance.oneOf(HEADERS[name] ?? ['']);
    }
  return {
    key,
    path: `${path}${inQuery ? `?${queryOf(chance, rest)}` : ''}`,
    method,
    headers,
    body: method === 'GET' || method === 'HEAD' ? null : bodyOf(chance, rest),
  };
}
