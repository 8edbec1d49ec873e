// The address of the staff's reviews says which are shown.
import { expect, test } from 'vitest';
import { reviewsAddress, wantedReviews } from './wanted.ts';

test('an address leads back to what it was made from', () => {
  const filters = [
    {},
    { nota: 2 },
    { semResposta: true },
    { idEstabelecimento: 3, nota: 5 },
    { idEstabelecimento: 3, semResposta: true },
  ];
  for (const filter of filters)
    expect(wantedReviews(new URLSearchParams(reviewsAddress(filter, 9)))).toEqual(filter);
});

test('what is not understood asks for all', () => {
  const odd = new URLSearchParams('?nota=6&loja=-1&mostrar=tudo&apos=x');
  expect(wantedReviews(odd)).toEqual({});
});
