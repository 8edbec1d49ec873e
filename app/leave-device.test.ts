// Who signs out leaves nothing of theirs on the device for the next person.
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/memory-storage.ts';
import { changeDraft } from './checkout/draft.ts';
import { leaveDevice, takeDevice } from './leave-device.ts';
import { markSent, orderKey } from './orders/pending-order.ts';
import { readSession, readStored, writeStored } from './storage.ts';

const personal = ['delivery', 'contact', 'coupon', 'loyalty', 'payment', 'followedOrders'] as const;

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'forno.example' });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  for (const key of ['customer', 'cart', ...personal] as const) writeStored(key, { of: key });
  changeDraft(1, { cpf: '529.982.247-25' });
});

test('signing out removes address, contact, coupon, payment and draft, and keeps the cart', () => {
  // The checkout was opened, and nothing was sent.
  orderKey(1);
  leaveDevice();
  for (const key of ['customer', ...personal] as const) expect(readStored(key)).toBeNull();
  expect(readSession('draft')).toBeNull();
  expect(readStored('cart')).toEqual({ of: 'cart' });
});

test('pickup or delivery stays with the cart at a sign-out, and the address goes', () => {
  const address = { cidade: 'São Paulo', bairro: 'Centro', logradouro: 'Rua A', numero: '1' };
  const quote = { taxaEntrega: 690, minimoEntregaGratis: null, valorMinimoPedido: null };
  const times = { tempoMinimo: 35, tempoMaximo: 50 };
  const stores = {
    1: { type: 2, quote: { ...quote, ...times } },
    2: { type: null, quote: { ...quote, ...times } },
    3: { type: 3, quote: null },
  };
  writeStored('delivery', { address, stores });
  leaveDevice();
  expect(readStored('delivery')).toEqual({
    address: null,
    stores: { 1: { type: 2, quote: null } },
  });
});

test('an order that waits for its answer keeps its key and its name', () => {
  const key = orderKey(1);
  markSent(1, key);
  leaveDevice();
  expect(orderKey(1)).toBe(key);
  expect(readStored('contact')).toEqual({ of: 'contact' });
  expect(readStored('delivery')).toBeNull();
});

test('who signs in after another customer finds nothing of theirs', () => {
  writeStored('customer', 41);
  expect(takeDevice(42)).toBe(true);
  for (const key of personal) expect(readStored(key)).toBeNull();
  expect(readSession('draft')).toBeNull();
  expect(readStored('customer')).toBe(42);
  expect(readStored('cart')).toEqual({ of: 'cart' });
});

test('who signs in as a guest, or once more, finds what they chose', () => {
  for (const before of [null, 42]) {
    writeStored('customer', before);
    expect(takeDevice(42)).toBe(false);
    for (const key of personal) expect(readStored(key)).toEqual({ of: key });
  }
});
