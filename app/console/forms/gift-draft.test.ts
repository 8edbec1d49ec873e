import { expect, test } from 'vitest';
import { giftText, readGift } from './gift-draft.ts';

const nothing = {
  valorDesconto: 0,
  valorDescontoPercentual: 0,
  maximoDesconto: 0,
  freteGratis: false,
};

test('reading a draft gives the gift that was written', () => {
  for (const worth of [
    nothing,
    { ...nothing, valorDesconto: 1250 },
    { ...nothing, valorDescontoPercentual: 7.5, maximoDesconto: 2000, freteGratis: true },
    { ...nothing, freteGratis: true },
  ]) {
    expect(readGift(giftText(worth))).toEqual(worth);
  }
});

test('an amount or a percent that cannot be read, or is none, is no worth', () => {
  const text = giftText({ ...nothing, valorDesconto: 1000 });
  expect(readGift({ ...text, amount: '' })).toBeUndefined();
  expect(readGift({ ...text, amount: '0' })).toBeUndefined();
  expect(readGift({ ...text, kind: 'percent', percent: '120' })).toBeUndefined();
  expect(readGift({ ...text, kind: 'nothing' })).toEqual(nothing);
});
