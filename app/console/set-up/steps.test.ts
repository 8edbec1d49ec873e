import { expect, test } from 'vitest';
import { around, guideAddress, guideSteps, placeNamed, resumeAt, stepsFor } from './steps.ts';

const done = (...names: string[]) =>
  guideSteps.map((passo) => ({ passo, pronto: names.includes(passo) }));

// Rows: 1.27
test('the guide reopens at the first step that is not done', () => {
  const mine = stepsFor(true, true);
  expect(resumeAt(done(), mine)).toBe('marca');
  expect(resumeAt(done('marca', 'loja', 'pagamento'), mine)).toBe('horarios');
  expect(resumeAt(done(...guideSteps), mine)).toBe('pronto');
});

test('a manager is never led to what only the owner may change', () => {
  const mine = stepsFor(false, true);
  expect(resumeAt(done(), mine)).toBe('loja');
  expect(around(mine, 'loja').before).toBeNull();
});

test('a brand of loyalty alone is asked for no menu and no payment', () => {
  expect(stepsFor(true, false)).toEqual(['marca', 'loja', 'horarios']);
});

test('each step knows its neighbours, and the end leads back', () => {
  const mine = stepsFor(true, true);
  expect(around(mine, 'marca')).toEqual({ before: null, after: 'loja' });
  expect(around(mine, 'pagamento')).toEqual({ before: 'cardapio', after: 'pronto' });
  expect(around(mine, 'pronto')).toEqual({ before: 'pagamento', after: 'pronto' });
});

test('a store that is named stays named from step to step', () => {
  expect([guideAddress('entrega', '7'), guideAddress(undefined, '7')]).toEqual([
    '/painel/inicio/guia?loja=7&passo=entrega',
    '/painel/inicio/guia?loja=7',
  ]);
  expect([guideAddress('entrega'), guideAddress()]).toEqual([
    '/painel/inicio/guia?passo=entrega',
    '/painel/inicio/guia',
  ]);
});

test('an address that names no step is none', () => {
  expect([
    placeNamed('entrega'),
    placeNamed('pronto'),
    placeNamed('lua'),
    placeNamed(null),
  ]).toEqual(['entrega', 'pronto', null, null]);
});
