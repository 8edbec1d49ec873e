import { expect, test } from 'vitest';
import { customerManifest } from './customer-manifest.mjs';

const written = (routes: unknown) =>
  `window.__reactRouterManifest=${JSON.stringify({ url: '/assets/manifest-1.js', routes })};`;

const read = (code: string) => JSON.parse(code.slice(code.indexOf('=') + 1, -1));

test('a customer gets the storefront screens, and the files of the product in advance', () => {
  const { url, routes } = read(
    customerManifest(
      written({
        root: { id: 'root', path: '', imports: ['/assets/a.js'] },
        'menu/product/product.route': {
          id: 'menu/product/product.route',
          parentId: 'root',
          path: '/produto/:idProduto',
          imports: ['/assets/b.js'],
        },
        console: { id: 'console', parentId: 'root', imports: [] },
        board: { id: 'board', parentId: 'console', path: '/painel', imports: [] },
        guide: { id: 'guide', parentId: 'console', imports: [] },
        signIn: { id: 'signIn', parentId: 'root', path: '/painel/entrar', imports: [] },
      }),
    ),
  );
  expect(url).toBe('/assets/manifest-1-customer.js');
  expect(Object.keys(routes)).toEqual(['root', 'menu/product/product.route']);
  expect(routes.root.imports).toEqual([]);
  expect(routes['menu/product/product.route'].imports).toEqual(['/assets/b.js']);
});

test('a list of unknown form stops the build', () => {
  expect(() => customerManifest('export default {}')).toThrow();
});
