import { expect, test } from 'vitest';
import type { StoreRegion } from '#contract/entities/console/store.ts';
import { newArea } from './new-area.ts';
import { draftOf, regionOf } from './region.tsx';

const centro: StoreRegion = {
  ...{ id: 1, tipo: 'bairro', bairro: 'Centro', cidade: 'Recife', uf: 'PE' },
  ...{ taxaEntrega: 500, minimoEntregaGratis: 8_000, tempoMinimo: 20, tempoMaximo: 40 },
};

test('a further area has the fee that is typed, and not the one that was saved', () => {
  const raised = { ...draftOf(centro), fee: '6,50', most: '45' };
  expect(newArea([raised])).toMatchObject({ uf: 'PE', taxaEntrega: 650, tempoMaximo: 45 });
  expect(newArea([{ ...raised, fee: 'x' }]).taxaEntrega).toBe(500);
  expect(newArea([raised]).minimoEntregaGratis).toBeNull();
});

test('a neighbourhood that is not served makes no further one free', () => {
  const unserved = draftOf({ ...centro, id: 2, bairro: 'Ilha', taxaEntrega: null });
  expect(newArea([unserved, draftOf(centro)]).taxaEntrega).toBe(500);
});

test('beside areas without a name, a further one has their fee and times', () => {
  const ring = draftOf({
    ...centro,
    tipo: 'raio',
    bairro: '',
    cidade: '',
    uf: '',
    raioMetros: 3000,
  });
  expect(newArea([ring])).toMatchObject({ uf: '', taxaEntrega: 500, tempoMaximo: 40 });
  const outline = { id: 2, bairro: '', cidade: '', exclusao: true, taxaEntrega: 0 };
  const island = draftOf({ ...centro, ...outline, tipo: 'poligono' });
  expect(newArea([island, ring]).taxaEntrega).toBe(500);
  expect(newArea([ring, draftOf({ ...centro, taxaEntrega: 700 })]).taxaEntrega).toBe(700);
});

test('the first area is not free by accident: its fee has to be typed', () => {
  const first = draftOf({
    ...newArea([]),
    id: null,
    tipo: 'bairro',
    bairro: 'Pina',
    cidade: 'Recife',
  });
  expect(first.fee).toBe('');
  expect(regionOf(first)).toBeNull();
  expect(regionOf({ ...first, fee: '0' })?.taxaEntrega).toBe(0);
  const known = draftOf({ ...centro, taxaEntrega: null });
  expect(regionOf(known)?.taxaEntrega).toBeNull();
  const pontos = [
    { latitude: -8, longitude: -35 },
    { latitude: -8.1, longitude: -35 },
    { latitude: -8, longitude: -34.9 },
  ];
  const drawn = { ...newArea([]), id: null, bairro: '', cidade: '', pontos, exclusao: true };
  expect(regionOf(draftOf({ ...drawn, tipo: 'poligono' }))?.taxaEntrega).toBeNull();
});

test('the first area may be one where nothing is delivered, without a fee first', () => {
  const range = { id: null, tipo: 'cep', bairro: '', cidade: '' } as const;
  const first = draftOf({ ...newArea([]), ...range, cepDe: '50000-000', cepAte: '50999-999' });
  expect(regionOf(first)).toBeNull();
  const unserved = { ...first, area: { ...first.area, exclusion: true } };
  expect(regionOf(unserved)?.taxaEntrega).toBeNull();
  expect(regionOf({ ...unserved, fee: '5,00' })?.taxaEntrega).toBeNull();
  expect(regionOf(unserved)?.exclusao).toBeUndefined();
});
