import { expect, test } from 'vitest';
import { placesFor } from './navigation.ts';

const names = (role: Parameters<typeof placesFor>[0]) => placesFor(role).map(({ place }) => place);

// Rows: 6.10
test('an attendant is shown the work of the day, and nothing that would be refused', () => {
  expect(names('atendente')).toEqual([
    'orders',
    'tables',
    'menu',
    'reviews',
    'loyalty',
    'messages',
    'account',
  ]);
});

// Rows: 6.10
test('a manager is shown the store and not what is the owner’s, who is shown everything', () => {
  expect(names('gerente')).toContain('store');
  expect(names('gerente').filter((place) => ['team', 'log', 'security'].includes(place))).toEqual(
    [],
  );
  expect(names('proprietario')).toEqual(names(null));
});
