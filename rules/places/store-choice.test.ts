import { expect, test } from 'vitest';
import { rankStores } from './rank-stores.ts';
import { decideStore, findStore, storeQuery } from './store-choice.ts';

const boaViagem = { id: 2, codigo: 'boa-viagem' };
const casaForte = { id: 3, codigo: 'casa-forte' };
const stores = [boaViagem, casaForte];
const choice = { stores, asked: null, remembered: null, permitirDesconectarMesa: false };

// Rows: 2.36, 4.11
test('the address names a store by code or by id', () => {
  expect(decideStore({ ...choice, asked: 'casa-forte' })).toBe(casaForte);
  expect(decideStore({ ...choice, asked: '3' })).toBe(casaForte);
  expect(
    decideStore({
      ...choice,
      asked: 'casa-forte',
      permitirDesconectarMesa: true,
      remembered: 'boa-viagem',
    }),
  ).toBe(casaForte);
});

test('a store is found by its code, then by a former code, then by its number', () => {
  const renamed = { ...boaViagem, codigosAnteriores: ['beira-mar', '3'] };
  const all = [renamed, casaForte];
  expect(findStore(all, 'beira-mar')).toBe(renamed);
  expect(findStore(all, '3')).toBe(renamed);
  expect(findStore([renamed, { id: 9, codigo: 'beira-mar' }], 'beira-mar')?.id).toBe(9);
  expect(findStore(all, 'gone')).toBeNull();
});

// Rows: 4.11
test('a single store is selected automatically, whatever the setting', () => {
  expect(decideStore({ ...choice, stores: [boaViagem] })).toBe(boaViagem);
  expect(decideStore({ ...choice, stores: [boaViagem], permitirDesconectarMesa: true })).toBe(
    boaViagem,
  );
  expect(decideStore({ ...choice, stores: [boaViagem], asked: 'gone' })).toBe(boaViagem);
});

// Rows: 3.8
test('a brand whose tables may not be left remembers the last store', () => {
  expect(decideStore({ ...choice, remembered: 'boa-viagem' })).toBe(boaViagem);
  expect(decideStore({ ...choice, asked: 'gone', remembered: '2' })).toBe(boaViagem);
});

// Rows: 3.8, 4.12
test('a brand with several stores and optional tables starts without a store', () => {
  expect(
    decideStore({ ...choice, remembered: 'boa-viagem', permitirDesconectarMesa: true }),
  ).toBeNull();
});

test('nothing named, nothing remembered: the customer chooses', () => {
  expect(decideStore(choice)).toBeNull();
  expect(decideStore({ ...choice, stores: [] })).toBeNull();
});

// Rows: 2.46, 2.47
test('links name the store unless there is only one, and carry the browsing flag', () => {
  expect(storeQuery({ storeCount: 3, store: casaForte })).toBe('?loja=casa-forte');
  expect(storeQuery({ storeCount: 0, store: { id: 9, codigo: '' } })).toBe('?loja=9');
  expect(storeQuery({ storeCount: 1, store: casaForte })).toBe('');
  expect(storeQuery({ storeCount: 3, store: null })).toBe('');
  expect(storeQuery({ storeCount: 3, store: casaForte, view: true })).toBe(
    '?loja=casa-forte&visualizar=1',
  );
  expect(storeQuery({ storeCount: 1, store: casaForte, view: true })).toBe('?visualizar=1');
});

test('the nearest open store comes first, paused and closed ones after it', () => {
  const store = (
    nome: string,
    estado: 'aberto' | 'pausado' | 'fechado',
    distancia: number | null,
  ) => ({ nome, estado, distancia });
  const ranked = rankStores([
    store('perto e fechada', 'fechado', 100),
    store('sem lugar', 'aberto', null),
    store('longe', 'aberto', 4000),
    store('em pausa', 'pausado', 50),
    store('perto', 'aberto', 900),
    store('Ágata', 'aberto', null),
  ]);
  expect(ranked.map(({ nome }) => nome)).toEqual([
    'perto',
    'longe',
    'Ágata',
    'sem lugar',
    'em pausa',
    'perto e fechada',
  ]);
});
