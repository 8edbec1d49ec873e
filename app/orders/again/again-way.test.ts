// A reorder is received like the order, where the store still offers that.
import { expect, test } from 'vitest';
import { againWay } from './again-way.ts';

const store = { permiteEntrega: true, permiteRetiradaBalcao: true };
const fresh = { store, chosen: null, joins: false } as const;

test('an order begins again the way it was received', () => {
  expect(againWay({ ...fresh, was: 2 })).toEqual({ way: 2, differs: false });
  expect(againWay({ ...fresh, was: 1 })).toEqual({ way: 1, differs: false });
  expect(againWay({ ...fresh, was: 2, chosen: 1 })).toEqual({ way: 2, differs: false });
});

test('a way that the store gave up becomes the other one, and the customer is told', () => {
  const noPickup = { ...store, permiteRetiradaBalcao: false };
  expect(againWay({ ...fresh, was: 2, store: noPickup })).toEqual({ way: 1, differs: true });
  const noDelivery = { ...store, permiteEntrega: false };
  expect(againWay({ ...fresh, was: 1, store: noDelivery })).toEqual({ way: 2, differs: true });
});

test('an order at a table begins again as this device orders, and the customer is told', () => {
  expect(againWay({ ...fresh, was: 3 })).toEqual({ way: 1, differs: true });
  expect(againWay({ ...fresh, was: 3, chosen: 2 })).toEqual({ way: 2, differs: true });
});

test('lines that join a cart change nothing about it', () => {
  expect(againWay({ ...fresh, was: 2, chosen: 1, joins: true })).toEqual({
    way: 1,
    differs: false,
  });
  expect(againWay({ ...fresh, was: 2, joins: true })).toEqual({ way: 2, differs: false });
});
