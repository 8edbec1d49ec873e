// Six sections, and each role sees what it may open.
import { expect, test } from 'vitest';
import { sectionsFor } from './navigation.ts';

const sectionNames = (role: Parameters<typeof sectionsFor>[0]) =>
  sectionsFor(role).map(({ section }) => section);
const places = (role: Parameters<typeof sectionsFor>[0]) =>
  sectionsFor(role).flatMap(({ pages }) => pages.map(({ place }) => place));

// Rows: 6.10
test('an attendant is shown the work of the day, and nothing that would be refused', () => {
  expect(sectionNames('atendente')).toEqual(['orders', 'tables', 'menu', 'marketing']);
  expect(places('atendente')).toEqual([
    'orders',
    'orders',
    'counter',
    'register',
    'tables',
    'menu',
    'menu',
    'loyalty',
    'reviews',
    'messages',
  ]);
});

// Rows: 6.10
test('a manager is shown the store and not what is the owner’s, who is shown everything', () => {
  expect(places('gerente')).toContain('store');
  expect(places('gerente').filter((place) => ['team', 'log', 'security'].includes(place))).toEqual(
    [],
  );
  expect(places('proprietario')).toEqual(places(null));
});

test('an owner has six sections, and each opens at its first page', () => {
  expect(sectionsFor('proprietario').map(({ pages }) => pages[0]?.to)).toEqual([
    '/painel',
    '/painel/mesas',
    '/painel/cardapio',
    '/painel/clientes',
    '/painel/numeros',
    '/painel/configuracoes',
  ]);
});
