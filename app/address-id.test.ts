// Ids that anybody can type into an address.
import { expect, test } from 'vitest';
import { addressId } from './address-id.ts';

test('an id is written in digits alone', () => {
  expect(['16', '2147483647'].map(addressId)).toEqual([16, 2_147_483_647]);
  const others = ['0x10', '1e1', '016', '16.0', '+16', ' 16', '-1', '0', '2147483648', '', 'abc'];
  expect(others.map(addressId)).toEqual(others.map(() => null));
  expect(addressId(null)).toBeNull();
});
