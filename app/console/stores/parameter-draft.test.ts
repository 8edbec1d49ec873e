import { expect, test } from 'vitest';
import { readDraft, toDraft, unreadable } from './parameter-draft.ts';
import { BRAND_PARAMETERS, STORE_PARAMETERS } from './parameter-table.ts';

const initial = (table: typeof BRAND_PARAMETERS | typeof STORE_PARAMETERS) =>
  Object.fromEntries(Object.entries(table).map(([name, parameter]) => [name, parameter.initial]));

test('untouched parameters are saved unchanged', () => {
  for (const table of [BRAND_PARAMETERS, STORE_PARAMETERS]) {
    const draft = toDraft(table, initial(table));
    expect(unreadable(table, draft)).toEqual([]);
    expect(readDraft(table, draft)).toEqual(initial(table));
  }
  const store = {
    ...initial(STORE_PARAMETERS),
    percentualDesconto: 12.5,
    valorDesconto: 1290,
    pixel: '123456789',
  };
  expect(readDraft(STORE_PARAMETERS, toDraft(STORE_PARAMETERS, store))).toEqual(store);
});

test('an empty amount is null, and an unreadable one is named', () => {
  const draft = {
    ...toDraft(STORE_PARAMETERS, initial(STORE_PARAMETERS)),
    percentualDesconto: '101',
    maximoDesconto: 'muito',
    pixel: '<script>',
    valorDesconto: '',
  };
  expect(unreadable(STORE_PARAMETERS, draft)).toEqual([
    'percentualDesconto',
    'maximoDesconto',
    'pixel',
  ]);
  expect(readDraft(STORE_PARAMETERS, draft)).toMatchObject({ valorDesconto: 0, tagManager: null });
});
