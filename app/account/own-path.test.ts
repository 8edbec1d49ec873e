// A login never leads to another site.
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

// Rows: 2.40
test('a path of this site is kept with its query', () => {
  expect(ownPath('/delivery?painel=pagamento#x', '/')).toBe('/delivery?painel=pagamento#x');
});

// Rows: 2.40
test('nothing leads to another site', () => {
  for (const bad of [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n\\evil.test',
    'javascript:alert(1)',
    'delivery',
    '',
    '/./\t/x.test',
    '/..//evil.test',
  ]) {
    expect(ownPath(bad, '/delivery'), JSON.stringify(bad)).toBe('/delivery');
  }
  expect(ownPath(null, '/delivery')).toBe('/delivery');
});
