// The judge of hostile requests sees what it is there for, and lets an honest reply pass.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOf } from './verdict.ts';

const json = (text: string, status = 200) => ({ status, contentType: 'application/json', text });

test.each([
  ['an error', json('{}', 500), 'status 500'],
  ['an unreachable database', json('{}', 503), 'status 503'],
  ['a stack', json('x\n    at answer (file:///srv/server/api.ts:80:9)'), 'a stack'],
  ['a statement', json('Failed query: select "id" from "staff"'), 'a statement'],
  ['a hash', json('{"x":"$argon2id$v=19$m=1"}'), 'a hash of a password'],
  ['a leak', json('{"nome":"Zq7vitima da Silva"}'), "what is not the caller's: Zq7vitima"],
  ['data as a page', { ...json('{"a":"<b>"}'), contentType: 'text/html' }, 'data as a page'],
])('%s is a fault', (_, seen, fault) => {
  expect(faultsOf(seen, 'GET /x', ['Zq7vitima'])).toContain(fault);
});

test('a refusal that repeats what was sent is none', () => {
  const sent = 'GET /x?nome=Zq7vitima%20TypeError Zq7vitima TypeError';
  expect(faultsOf(json('{"campo":"Zq7vitima TypeError"}', 400), sent, ['Zq7vitima'])).toEqual([]);
});

test('the worker of the site, which everybody may read, names nothing from the inside', () => {
  const script = readFileSync('public/worker.js', 'utf8');
  const reply = { status: 200, contentType: 'text/javascript', text: script };
  expect(faultsOf(reply, 'GET /worker.js', [])).toEqual([]);
});
