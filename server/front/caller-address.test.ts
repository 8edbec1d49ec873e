import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

test('without a proxy of ours the address cannot be faked', () => {
  expect(callerAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9');
});

test('behind one proxy the address that it saw counts, not what the caller wrote before it', () => {
  expect(callerAddress('10.0.0.2', '198.51.100.1, 203.0.113.9', 1)).toBe('203.0.113.9');
  expect(callerAddress('10.0.0.2', '203.0.113.9', 1)).toBe('203.0.113.9');
});

test('behind two proxies the outer one’s word counts', () => {
  expect(callerAddress('10.0.0.3', '198.51.100.1, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
});

test('a request that passed fewer proxies than it should is counted by its socket', () => {
  expect(callerAddress('10.0.0.3', null, 1)).toBe('10.0.0.3');
  expect(callerAddress('10.0.0.3', '203.0.113.9', 2)).toBe('10.0.0.3');
});
