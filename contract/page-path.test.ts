// The addresses of pages, built and read.
import { expect, test } from 'vitest';
import { orderPath } from './order-path.ts';
import { isBelow, isConsolePage, pageParams, pagePath } from './page-path.ts';
import { pages } from './pages.ts';

test('parameters are encoded, so that a code with a slash stays one part of the address', () => {
  expect(pagePath(pages.profileSection, { param1: 'a/b c' })).toBe('/perfil/a%2Fb%20c');
});

test("an order's address has the code of its store where that is known", () => {
  expect(orderPath({ codigoEstabelecimento: 'centro', id: 7, status: 2 })).toBe(
    '/delivery/pedido/centro/7/2',
  );
  expect(orderPath({ codigoEstabelecimento: '', id: 7, status: 2 })).toBe('/delivery/pedido/7/2');
});

test('parameters are read back from an address, in any case of its letters', () => {
  expect(pageParams(pages.product, '/produto/12')).toEqual({ idProduto: '12' });
  expect(pageParams(pages.product, '/Produto/12/')).toEqual({ idProduto: '12' });
  expect(pageParams(pages.orderOfStore, '/delivery/pedido/a%2Fb/7/2')).toEqual({
    codigoEstabelecimento: 'a/b',
    idPedido: '7',
    statusInicial: '2',
  });
  expect(pageParams(pages.product, '/produto/%E0%A4%A')).toEqual({ idProduto: '%E0%A4%A' });
});

test('the address of another page has no parameters', () => {
  expect(pageParams(pages.product, '/produto')).toBe(null);
  expect(pageParams(pages.product, '/produto/1/2')).toBe(null);
});

test('a page whose address only begins alike is not below', () => {
  expect(isBelow('/mesa', pages.table)).toBe(true);
  expect(isBelow('/mesa/x', pages.table)).toBe(true);
  expect(isBelow('/mesas', pages.table)).toBe(false);
  expect(isConsolePage('/PAINEL/mesas')).toBe(true);
  expect(isConsolePage('/paineis')).toBe(false);
});
