// What a link carries is kept before any other file arrives.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/memory-storage.ts';
import { parseCoupon } from './coupons/parse-coupon.ts';
import { takeFromLink } from './from-link.ts';
import { readStored, writeStored } from './storage.ts';

// A file that is still on its way when the page is left.
vi.mock('./coupons/saved-coupon.ts', () => new Promise(() => undefined));

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'forno.example' });
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

const kept = () => parseCoupon(readStored('coupon'));

// Rows: 2.43
test('the coupon of a link outlives a page that is left at once', () => {
  takeFromLink('?cupom=vila10', 'pt-BR');
  expect(kept()).toEqual({ code: 'VILA10', terms: null, counted: false });
  takeFromLink('?cupom=frete', 'pt-BR');
  expect(kept()?.code).toBe('FRETE');
});

test('the same code keeps what is known of it, and an empty one changes nothing', () => {
  const known = { code: 'VILA10', terms: null, counted: true };
  writeStored('coupon', known);
  for (const search of ['?cupom=vila10', '?cupom=', '?cupom=%20', '?loja=2']) {
    takeFromLink(search, 'pt-BR');
    expect(readStored('coupon')).toEqual(known);
  }
});
