import { expect, test } from 'vitest';
import { entryMode } from './entry-mode.ts';

const plain = {
  tipoSelecaoEndereco: 0,
  tipoEntregaBairro: 0,
  PUBLIC_DESABILITAR_CADASTRO_CEP: false,
};

// Rows: 2.67, 3.7
test('the postal code comes first, unless the brand lists neighbourhoods or disables it', () => {
  expect(entryMode(plain)).toBe('cep');
  expect(entryMode({ ...plain, tipoEntregaBairro: 1 })).toBe('form');
  expect(entryMode({ ...plain, PUBLIC_DESABILITAR_CADASTRO_CEP: true })).toBe('form');
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

test('an unknown entry type is a form', () => {
  expect(entryMode({ ...plain, tipoSelecaoEndereco: 7 })).toBe('cep');
});
