// The exact events of a sale that a tag receives.
import { beforeEach, expect, test, vi } from 'vitest';
import { mergeLines } from '#rules/cart/cart.ts';
import { addMoneySink, describeMoney, type MoneyEvent, trackMoney } from './money-events.ts';
import { trackAddToCart } from './track.ts';
import { trackCheckout, trackPurchase, trackRegistration } from './track-order.ts';

const storage = vi.hoisted(() => ({ value: null as unknown, refuses: false }));
vi.mock('../storage.ts', () => ({
  readStored: () => storage.value,
  writeStored(_key: string, value: unknown) {
    if (!storage.refuses) storage.value = value;
    return !storage.refuses;
  },
}));

const line = (id: number, valorProdutoHistorico: number, quantidade = 1) => ({
  produto: {
    id,
    nome: `Prato ${id}`,
    urlImagem: null,
    tom: 'peach' as const,
    promocional: false,
    quantidade,
    observacao: '',
    opcoes: [],
    descricaoOpcoes: '',
  },
  valorProdutoHistorico,
});
const lines = mergeLines([line(12, 3750, 2), line(13, 990)]);

/** All events sent while `act` runs. */
function eventsOf(act: () => void): MoneyEvent[] {
  const events: MoneyEvent[] = [];
  const stop = addMoneySink((event) => events.push(event), { fresh: true });
  act();
  stop();
  return events;
}

beforeEach(() => {
  storage.value = null;
  storage.refuses = false;
  describeMoney('BRL');
});

// Rows: 7.50
test('each moment has its value in major units, its currency and its items', () => {
  const items = [
    { id: '12', name: 'Prato 12', quantity: 2, price: 37.5 },
    { id: '13', name: 'Prato 13', quantity: 1, price: 9.9 },
  ];
  expect(eventsOf(() => trackAddToCart(line(12, 3750, 2)))).toEqual([
    { name: 'AddToCart', value: 75, currency: 'BRL', items: items.slice(0, 1) },
  ]);
  expect(eventsOf(() => trackCheckout(lines))).toEqual([
    { name: 'InitiateCheckout', value: 84.9, currency: 'BRL', items },
  ]);
  expect(eventsOf(trackRegistration)).toEqual([
    { name: 'CompleteRegistration', value: 0, currency: 'BRL' },
  ]);
  expect(
    eventsOf(() =>
      trackPurchase({ orderId: 7, total: 8131, shipping: 690, coupon: 'VILA10', lines }),
    ),
  ).toEqual([
    {
      name: 'Purchase',
      orderId: 7,
      value: 81.31,
      currency: 'BRL',
      shipping: 6.9,
      coupon: 'VILA10',
      items,
    },
  ]);
});

// Rows: 7.50
test('a purchase is reported once per order, in all tabs and after reloads', () => {
  const buy = (orderId: number) =>
    trackPurchase({ orderId, total: 100, shipping: 0, coupon: null, lines });
  expect(
    eventsOf(() => [1, 1, 2, 1, 2].forEach(buy)).map(
      (event) => 'orderId' in event && event.orderId,
    ),
  ).toEqual([1, 2]);
  for (let orderId = 3; orderId <= 200; orderId++) eventsOf(() => buy(orderId));
  expect(storage.value).toHaveLength(100);
  // Removed from the list, and still not reported again.
  expect(eventsOf(() => buy(1))).toEqual([]);
});

test('where the browser refuses storage, the page still tells a purchase once', () => {
  storage.refuses = true;
  const buy = () => trackPurchase({ orderId: 900, total: 100, shipping: 0, coupon: null, lines });
  expect(eventsOf(buy)).toHaveLength(1);
  expect(eventsOf(buy)).toHaveLength(0);
});

test('a late tag gets earlier events, unless the customer has only now agreed', () => {
  trackRegistration();
  const events: string[] = [];
  addMoneySink(({ name }) => events.push(name))();
  expect(events).toEqual(['CompleteRegistration']);
  trackRegistration();
  expect(eventsOf(() => undefined)).toEqual([]);
});

test('one tag that fails keeps neither the shop nor the other tags from going on', () => {
  const stop = addMoneySink(() => {
    throw new Error('a broken tag');
  });
  expect(eventsOf(trackRegistration)).toHaveLength(1);
  stop();
});

// Rows: 1.25
test('the currency is the brand’s, and the test currency counts as BRL', () => {
  describeMoney('ARS');
  expect(eventsOf(() => trackMoney({ name: 'CompleteRegistration', cents: 0 }))[0]?.currency).toBe(
    'ARS',
  );
  describeMoney('TESTE');
  expect(eventsOf(trackRegistration)[0]?.currency).toBe('BRL');
});
