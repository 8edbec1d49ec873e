import { expect, test } from 'vitest';
import { agentOf, countedNetwork, networkOf } from './caller.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:1:2:8a2e:370:7334', '2001:db8:85a3::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
])('the address %s is kept without its last part', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a browser that describes itself at length or in other bytes is cut short', () => {
  expect(agentOf(`Mozilla/5.0\u0000\u00e9${'x'.repeat(900)}`)).toBe(
    `Mozilla/5.0${'x'.repeat(289)}`,
  );
  expect(agentOf(undefined)).toBe('');
});

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:85a3:1:2:8a2e:370:7334', '2001:db8:85a3:1::/64'],
  ['2001:0DB8:85a3:0001::77', '2001:db8:85a3:1::/64'],
  ['2001:db8::2:0:0:0:1', '2001:db8:0:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('limits count the address %s as %s', (address, network) => {
  expect(countedNetwork(address)).toBe(network);
});
