import { expect, test } from 'vitest';
import { entryMode, formAsksPostalCode } from './entry-mode.ts';

const plain = {
  tipoSelecaoEndereco: 0,
  tipoEntregaBairro: 0,
  PUBLIC_DESABILITAR_CADASTRO_CEP: false,
};

// Rows: 2.67, 3.7
test('the form asks for a postal code, unless by neighbourhood or switched off', () => {
  expect(formAsksPostalCode(plain)).toBe(true);
  expect(formAsksPostalCode({ ...plain, tipoEntregaBairro: 1 })).toBe(false);
  expect(formAsksPostalCode({ ...plain, PUBLIC_DESABILITAR_CADASTRO_CEP: true })).toBe(false);
});

// Rows: 2.68, 3.7
test('both maps are maps, whatever the other settings say', () => {
  for (const tipoEntregaBairro of [0, 1]) {
    expect(entryMode({ ...plain, tipoSelecaoEndereco: 1, tipoEntregaBairro })).toBe('pin');
    expect(
      entryMode({
        ...plain,
        tipoSelecaoEndereco: 2,
        tipoEntregaBairro,
        PUBLIC_DESABILITAR_CADASTRO_CEP: true,
      }),
    ).toBe('search');
  }
});

test('every other brand has one box, an unknown entry type too', () => {
  for (const tipoSelecaoEndereco of [0, 7])
    for (const tipoEntregaBairro of [0, 1])
      expect(entryMode({ ...plain, tipoSelecaoEndereco, tipoEntregaBairro })).toBe('box');
});
