import { expect, test } from 'vitest';
import { placeKey, sameNeighbourhood, samePlace } from './place-names.ts';

test.each([
  ['Jd. Paulista', 'Jardim Paulista'],
  ['JD PAULISTA', 'jardim paulista'],
  ['Vl. Mariana', 'Vila Mariana'],
  ['Pq. São Jorge', 'Parque Sao Jorge'],
  ['Sta. Cecília', 'Santa Cecilia'],
  ['Sto Amaro', 'Santo Amaro'],
  ['S. Judas', 'São Judas'],
  ['Pça. da Árvore', 'Praça da Arvore'],
  ['Jd. S. Luís', 'Jardim São Luis'],
  ['N. Sra. do Ó', 'Nossa Senhora do O'],
  ['Jd. Sta. Cruz', 'Jardim Santa Cruz'],
  ["Pau d'Alho", 'Pau d’Alho'],
  ['  Bela   Vista ', 'bela vista'],
  ['Cid. Tiradentes', 'Cidade Tiradentes'],
  ['Conj. Hab. Pe. Anchieta', 'Conjunto Habitacional Padre Anchieta'],
])('%s is %s', (a, b) => {
  expect(samePlace(a, b)).toBe(true);
});

test.each([
  ['Vila Maria', 'Vila Mariana'],
  ['Jardim América', 'América'],
  ['Vila Nova', 'Vila N'],
  ['Santa Cruz', 'Santo Cruz'],
])('%s is not %s', (a, b) => {
  expect(samePlace(a, b)).toBe(false);
});

test('an empty name is no neighbourhood', () => {
  expect(sameNeighbourhood('', ' ')).toBe(false);
  expect(placeKey('...')).toBe('');
});
