// An address while it is typed.
import { expect, test } from 'vitest';
import { harmonia } from '#test/addresses.ts';
import {
  checkAddress,
  draftOf,
  emptyAddress,
  isSameText,
  leavesPoint,
  NO_NUMBER,
  toAddress,
  withPicked,
  withPlace,
  withTyped,
} from './draft.ts';

// Rows: 5.23
test('city, neighbourhood, street and number are asked for, in the order of the form', () => {
  expect(checkAddress(emptyAddress).map(({ field }) => field)).toEqual([
    'cidade',
    'bairro',
    'logradouro',
    'numero',
  ]);
  expect(checkAddress(harmonia)).toEqual([]);
  expect(checkAddress({ ...harmonia, numero: '  ' })).toEqual([
    { field: 'numero', kind: 'missing' },
  ]);
});

test('an address needs no postal code, but half a one is a mistake', () => {
  expect(checkAddress({ ...harmonia, cep: '' })).toEqual([]);
  expect(checkAddress({ ...harmonia, cep: '05435' })).toEqual([
    { field: 'cep', kind: 'cepIncomplete' },
  ]);
});

// Rows: 5.24
test('a house without a number is found by block and lot, or by a landmark', () => {
  const unnumbered = { ...harmonia, numero: NO_NUMBER };
  expect(checkAddress(unnumbered)).toEqual([{ field: 'complemento', kind: 'lotMissing' }]);
  expect(checkAddress({ ...unnumbered, complemento: 'Quadra 4, lote 12' })).toEqual([]);
  expect(checkAddress({ ...unnumbered, referencia: 'Portão azul' })).toEqual([]);
});

// Rows: 3.21
test('the request has trimmed text and a postal code of digits', () => {
  const address = toAddress(
    { ...harmonia, cep: '05435-000', numero: ' 456 ', uf: '' },
    { point: null, fromList: false },
  );
  expect(address).toEqual({ ...harmonia, uf: '', bairroEspecifico: 0 });
  expect(draftOf(address)).toEqual({ ...harmonia, uf: '' });
});

test('a saved address that was edited elsewhere is not the one that was chosen', () => {
  expect(isSameText({ ...harmonia, id: 7 }, { ...harmonia, id: 7, latitude: -23.5 })).toBe(true);
  expect(isSameText({ ...harmonia, id: 7 }, { ...harmonia, id: 7, numero: '500' })).toBe(false);
});

test('a postal code fills in the place and leaves number and complement alone', () => {
  const typed = { ...emptyAddress, numero: '456', complemento: 'ap 32' };
  const place = {
    cep: '05435-000',
    uf: 'SP',
    cidade: 'São Paulo',
    bairro: 'Vila Madalena',
    logradouro: 'Rua Harmonia',
  };
  expect(withPlace(typed, place)).toEqual({ ...harmonia, complemento: 'ap 32' });
});

test('a town with one code keeps the typed street, but not another city’s', () => {
  const place = { cep: '39100000', uf: 'MG', cidade: 'Diamantina', bairro: '', logradouro: '' };
  expect(withPlace({ ...harmonia, cidade: 'Diamantina' }, place)).toMatchObject({
    bairro: 'Vila Madalena',
    logradouro: 'Rua Harmonia',
  });
  expect(withPlace(harmonia, place)).toMatchObject({
    cidade: 'Diamantina',
    bairro: '',
    logradouro: '',
  });
});

test('a town’s one code does not keep the street that another code has filled in', () => {
  const town = { cep: '39100000', uf: 'MG', cidade: 'Diamantina', bairro: '', logradouro: '' };
  const street = { ...town, cep: '39100150', bairro: 'Centro', logradouro: 'Rua da Glória' };
  const filled = withPlace({ ...emptyAddress, numero: '12' }, street);
  expect(withPlace(filled, town, street)).toMatchObject({
    cep: '39100000',
    cidade: 'Diamantina',
    bairro: '',
    logradouro: '',
    numero: '12',
  });
  const typed = { ...filled, logradouro: 'Beco do Mota' };
  expect(withPlace(typed, town, street)).toMatchObject({ bairro: '', logradouro: 'Beco do Mota' });
});

// Rows: 3.22
test('known coordinates and ids are sent with the text', () => {
  const point = { latitude: -23.55, longitude: -46.69 };
  expect(toAddress(harmonia, { point, fromList: true })).toEqual({
    ...harmonia,
    ...point,
    bairroEspecifico: 1,
  });
});

test('a place from the map replaces the typed street, and keeps complement and landmark', () => {
  const place = { ...harmonia, numero: '', bairro: 'Pinheiros', latitude: 1, longitude: 2 };
  const typed = { ...harmonia, complemento: 'ap 32', referencia: 'Portão azul' };
  expect(withPicked(typed, place)).toEqual({ ...typed, numero: '', bairro: 'Pinheiros' });
});

test('another street has left the point, another number or flat has not', () => {
  expect(leavesPoint({ logradouro: 'Rua Girassol' })).toBe(true);
  expect(leavesPoint({ cep: '05433' })).toBe(true);
  expect(
    leavesPoint({ numero: '12', complemento: 'ap 1', referencia: '', bairro: 'Vila Madalena' }),
  ).toBe(false);
});

test('another city does not keep the state of the one before', () => {
  const known = [
    { cidade: 'São Paulo', uf: 'SP' },
    { cidade: 'Recife', uf: 'PE' },
  ];
  const typed = (cidade: string, before = { cidade: 'São Paulo', uf: 'SP' }) =>
    withTyped({ ...harmonia, ...before }, { cidade }, known).uf;
  expect(typed('Niterói')).toBe('');
  expect(typed('')).toBe('');
  expect(typed('sao paulo')).toBe('SP');
  expect(typed('Recife')).toBe('PE');
  // Corrected letter by letter, and chosen by the customer.
  expect(typed('São Paulo', { cidade: 'São Paul', uf: '' })).toBe('SP');
  expect(typed('Niterói', { cidade: 'Niteró', uf: 'RJ' })).toBe('RJ');
  expect(typed('Recife', { cidade: 'Recif', uf: 'RN' })).toBe('RN');
  expect(withTyped(harmonia, { cidade: 'Recife', uf: 'PE' }, known).uf).toBe('PE');
  expect(withTyped(harmonia, { numero: '12' }, known)).toEqual({ ...harmonia, numero: '12' });
});
