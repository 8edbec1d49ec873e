// Panels are addressed by the query.
import { expect, test } from 'vitest';
import { panelOf, panelSearch } from './panel-address.ts';

test('opening a panel keeps the store in the address', () => {
  expect(panelSearch(new URLSearchParams('loja=vila'), 'sacola')).toBe('?loja=vila&painel=sacola');
  expect(panelSearch(new URLSearchParams('loja=vila&painel=sacola'), 'finalizar')).toBe(
    '?loja=vila&painel=finalizar',
  );
  expect(panelSearch(new URLSearchParams('painel=sacola'), null)).toBe('');
});

test('a panel that does not exist is no panel', () => {
  expect(panelOf(new URLSearchParams('painel=x'))).toBeNull();
  expect(panelOf(new URLSearchParams('painel=endereco'))).toBe('endereco');
});
