// The exact data that each company gets.
import { expect, test } from 'vitest';
import { googleData } from './google-tags.ts';
import { metaData } from './meta-pixel.ts';
import type { MoneyEvent } from './money-events.ts';

const items = [
  { id: '12', name: 'Prato 12', quantity: 2, price: 37.5 },
  { id: '13', name: 'Prato 13', quantity: 1, price: 9.9 },
];
const added: MoneyEvent = {
  name: 'AddToCart',
  value: 37.5,
  currency: 'BRL',
  items: [{ id: '12', name: 'Prato 12', quantity: 1, price: 37.5 }],
};
const checkout: MoneyEvent = { name: 'InitiateCheckout', value: 84.9, currency: 'BRL', items };
const purchase: MoneyEvent = {
  name: 'Purchase',
  orderId: 7,
  value: 91.8,
  currency: 'BRL',
  shipping: 6.9,
  coupon: 'VILA10',
  items,
};

// Rows: 1.21, 7.50
test('Meta gets ids, amounts and the value in major units', () => {
  expect(metaData(added)).toEqual({
    content_ids: ['12'],
    content_type: 'product',
    contents: [{ id: '12', quantity: 1 }],
    value: 37.5,
    currency: 'BRL',
  });
  expect(metaData(checkout)).toMatchObject({
    content_ids: ['12', '13'],
    num_items: 3,
    value: 84.9,
    currency: 'BRL',
  });
  expect(metaData(purchase)).toMatchObject({
    value: 91.8,
    currency: 'BRL',
    content_type: 'product',
    contents: [
      { id: '12', quantity: 2 },
      { id: '13', quantity: 1 },
    ],
  });
  expect(metaData({ name: 'CompleteRegistration', value: 0, currency: 'BRL' })).toEqual({
    value: 0,
    currency: 'BRL',
    status: true,
  });
});

// Rows: 1.21
test('Google gets the value of the items without what their delivery costs', () => {
  const list = items.map(({ id, name, price, quantity }) => ({
    item_id: id,
    item_name: name,
    price,
    quantity,
  }));
  expect(googleData(checkout)).toEqual({ currency: 'BRL', value: 84.9, items: list });
  expect(googleData(purchase)).toEqual({
    transaction_id: '7',
    currency: 'BRL',
    value: 84.9,
    shipping: 6.9,
    tax: 0,
    coupon: 'VILA10',
    items: list,
  });
  expect(googleData({ ...purchase, coupon: null })).not.toHaveProperty('coupon');
});
