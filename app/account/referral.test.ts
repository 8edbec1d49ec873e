// A friend's code is kept for a day, and nothing else is written into the cookie.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberReferral } from './referral.ts';
import { readReferral, typedReferral } from './sign-up/referral-code.ts';

let written: string[] = [];
beforeEach(() => {
  written = [];
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

// Rows: 2.41, 3.49, 9.12
test('a referral is kept for exactly one day', () => {
  rememberReferral('?loja=1&indicacao=AMIGA-7');
  expect(written).toEqual([
    expect.stringMatching(/^indicacao=AMIGA-7; .*\bmax-age=86400\b.*; secure$/),
  ]);
  expect(readReferral('a=1; indicacao=AMIGA-7; b=2')).toBe('AMIGA-7');
});

// Rows: 2.41
test('a code is read as it is typed, and out of a friend’s whole link', () => {
  expect(typedReferral(' AMIGA-7 ')).toBe('AMIGA-7');
  expect(typedReferral('https://forno.example/?loja=1&indicacao=2k-Ab_9')).toBe('2k-Ab_9');
  for (const typed of ['', 'dois códigos', 'https://forno.example/', 'x'.repeat(41)])
    expect(typedReferral(typed)).toBeNull();
});

test('an impossible referral code is not stored', () => {
  for (const code of ['', 'dois códigos', 'a;b', 'x'.repeat(41)])
    rememberReferral(`?${new URLSearchParams({ indicacao: code })}`);
  rememberReferral('?cupom=VILA10');
  expect(written).toEqual([]);
  expect(readReferral('indicacao=')).toBeNull();
});
