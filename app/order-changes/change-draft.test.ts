// What is sent of a change that somebody types.
import { expect, test } from 'vitest';
import { type ChangeDraft, changeRequest, changesAnything, newChange } from './change-draft.ts';

const order = (troco: number | null) => ({
  id: 1,
  revisaoPedido: 0,
  itens: [],
  formaDiferenca: null,
  observacao: '',
  troco,
});
const sent = (troco: number | null, typed: Partial<ChangeDraft>) =>
  changeRequest({ ...newChange(order(troco)), ...typed }, order(troco)).troco;

test('the form begins with the cash that the customer said, and it stays', () => {
  expect(newChange(order(20_050)).cash).toBe('200,50');
  expect(sent(20_050, {})).toBeUndefined();
  expect(changesAnything(newChange(order(20_050)), order(20_050))).toBe(false);
});

test('an empty amount says that no change is needed any more', () => {
  expect(sent(20_000, { cash: '' })).toBeNull();
  expect(changesAnything({ ...newChange(order(20_000)), cash: '' }, order(20_000))).toBe(true);
  expect(sent(null, { cash: '' })).toBeUndefined();
});

test('another amount is sent, and one that cannot be read is not', () => {
  expect(sent(20_000, { cash: '100' })).toBe(10_000);
  expect(sent(null, { cash: '100' })).toBe(10_000);
  expect(sent(20_000, { cash: 'cem' })).toBeUndefined();
});

test('another method begins without an amount', () => {
  expect(sent(20_000, { paymentId: 2, cash: '' })).toBeUndefined();
  expect(sent(null, { paymentId: 2, cash: '50' })).toBe(5_000);
});
