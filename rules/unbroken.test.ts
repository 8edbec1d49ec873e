import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('an amount and its unit stay on one line', () => {
  expect(unbroken('Laranja, saco de 3 kg')).toBe('Laranja, saco de 3\u00a0kg');
  expect(unbroken('Suco 350 ml, 2 L ou 1,5 l')).toBe('Suco 350\u00a0ml, 2\u00a0L ou 1,5\u00a0l');
  expect(unbroken('Desconto de R$ 10')).toBe('Desconto de R$\u00a010');
});

test('other words break as before', () => {
  for (const text of ['Combo 2 lanches', '4 queijos', '3 gostos', 'Km 20', '2 maçãs', ''])
    expect(unbroken(text)).toBe(text);
});
