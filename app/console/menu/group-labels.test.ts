import { expect, test } from 'vitest';
import { groupLabels } from './group-labels.ts';

const group = (nome: string, ...options: string[]) => ({
  nome,
  opcoes: options.map((option) => ({ nome: option })),
});

test('groups of one name are told apart by their first options', () => {
  const groups = [
    group('Sabor', 'Morango', 'Chocolate'),
    group('Sabor', 'Cola', 'Guaraná', 'Limão', 'Uva'),
    group('Ponto', 'Mal', 'Bem'),
  ];
  expect(groupLabels(groups, () => 'Escolha 1')).toEqual([
    'Sabor (Escolha 1): Morango, Chocolate',
    'Sabor (Escolha 1): Cola, Guaraná, Limão…',
    'Ponto (Escolha 1)',
  ]);
});
