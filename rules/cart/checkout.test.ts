import { expect, test } from 'vitest';
import { type CheckoutInput, checkCheckout } from './checkout.ts';

const good: CheckoutInput = {
  estado: 'aberto',
  immediate: true,
  slotChosen: false,
  orderType: 1,
  itemCount: 2,
  valorItens: 5000,
  valorMinimoPedido: 3000,
  valorMinimoRetiradaNoLocal: 2000,
  offersDelivery: true,
  offersPickup: true,
  address: { cidade: 'São Paulo', bairro: 'Bela Vista', logradouro: 'Rua Augusta', numero: '100' },
  deliveryFee: 700,
  guest: { nome: 'Ana', telefone: '11987654321' },
  payment: { cash: true, online: false },
  signedIn: false,
  change: 10_000,
  valorTotal: 5700,
  cpfNota: null,
};
const check = (change: Partial<CheckoutInput>) => checkCheckout({ ...good, ...change });
const codes = (change: Partial<CheckoutInput>) => check(change).map((problem) => problem.code);

test('a good checkout has no problem', () => {
  expect(check({})).toEqual([]);
});

test('an empty cart shows only its own notice', () => {
  expect(check({ itemCount: 0, estado: 'fechado', address: null })).toEqual([
    { code: 'emptyCart' },
  ]);
});

// Rows: 5.26, 5.27
test('a closed or paused store takes no order for now, and takes one for later', () => {
  expect(codes({ estado: 'fechado' })).toEqual(['storeClosed']);
  expect(codes({ estado: 'pausado' })).toEqual(['storePaused']);
  expect(codes({ estado: 'fechado', immediate: false, slotChosen: true })).toEqual([]);
  expect(codes({ estado: 'fechado', immediate: false })).toEqual(['slotMissing']);
});

// Rows: 3.13, 3.39
test('a store takes only the kinds of order that it offers', () => {
  expect(codes({ offersDelivery: false })).toEqual(['deliveryNotOffered']);
  expect(codes({ orderType: 2, offersPickup: false })).toEqual(['pickupNotOffered']);
});

test('without delivery and pickup a store takes no order, and nothing else is missing', () => {
  const neither = { offersDelivery: false, offersPickup: false, address: null, payment: null };
  expect(codes(neither)).toEqual(['noWayOffered']);
  expect(codes({ ...neither, orderType: 2 })).toEqual(['noWayOffered']);
  expect(codes({ ...neither, orderType: 3 })).toEqual([]);
});

// Rows: 3.28, 5.14, 5.15
test('each kind of order has its own minimum, on the items before discounts', () => {
  expect(check({ valorItens: 2999 })).toEqual([
    { code: 'deliveryMinimum', minimum: 3000, missing: 1 },
  ]);
  expect(check({ orderType: 2, valorItens: 1500 })).toEqual([
    { code: 'pickupMinimum', minimum: 2000, missing: 500 },
  ]);
  expect(codes({ valorItens: 3000 })).toEqual([]);
  expect(codes({ orderType: 2, valorItens: 2000 })).toEqual([]);
  expect(codes({ orderType: 3, valorItens: 1 })).toEqual([]);
});

// Rows: 5.23
test('a delivery needs every field of an address, and a pickup none', () => {
  expect(check({ address: null })).toEqual([
    { code: 'addressMissing', fields: ['cidade', 'bairro', 'logradouro', 'numero'] },
  ]);
  expect(
    check({ address: { cidade: 'São Paulo', bairro: ' ', logradouro: 'Rua Augusta', numero: '' } }),
  ).toEqual([{ code: 'addressMissing', fields: ['bairro', 'numero'] }]);
  expect(codes({ orderType: 2, address: null, deliveryFee: null })).toEqual([]);
});

test('an address that is not served is refused; free delivery is served', () => {
  expect(codes({ deliveryFee: null })).toEqual(['notServed']);
  expect(codes({ deliveryFee: 0 })).toEqual([]);
});

// Rows: 5.31
test('a guest needs a name and a phone; a signed-in customer has both', () => {
  expect(codes({ guest: { nome: ' ', telefone: '123' } })).toEqual(['nameMissing', 'phoneInvalid']);
  expect(codes({ guest: null })).toEqual([]);
});

// Rows: 5.28
test('an order needs a way to pay, but a table pays its bill later', () => {
  expect(codes({ payment: null })).toEqual(['paymentMissing']);
  expect(codes({ payment: null, orderType: 3 })).toEqual([]);
});

// Rows: 3.44, 5.17, 5.18
test('cash asks about change, and the change must exceed the total', () => {
  expect(codes({ change: null })).toEqual(['changeMissing']);
  expect(codes({ change: 'notNeeded' })).toEqual([]);
  expect(check({ change: 5700 })).toEqual([{ code: 'changeTooLow', change: 5700, total: 5700 }]);
  expect(codes({ change: 5701 })).toEqual([]);
  expect(codes({ payment: { cash: false, online: false }, change: null })).toEqual([]);
});

test('a CPF is optional, but a wrong one is a mistake', () => {
  expect(codes({ cpfNota: '' })).toEqual([]);
  expect(codes({ cpfNota: '741.723.160-85' })).toEqual([]);
  expect(codes({ cpfNota: '11111111111' })).toEqual(['cpfInvalid']);
});

test('problems come in the order in which a customer meets them', () => {
  const all = codes({
    estado: 'fechado',
    valorItens: 0,
    address: null,
    guest: { nome: '', telefone: '' },
    change: null,
    cpfNota: '1',
  });
  expect(all).toEqual([
    'storeClosed',
    'deliveryMinimum',
    'addressMissing',
    'nameMissing',
    'phoneInvalid',
    'changeMissing',
    'cpfInvalid',
  ]);
});

// Rows: 5.19
test('paying online needs an account, and nothing else does', () => {
  const online = { payment: { cash: false, online: true }, change: null };
  expect(codes(online)).toEqual(['onlineNeedsSignIn']);
  expect(codes({ ...online, signedIn: true })).toEqual([]);
});
