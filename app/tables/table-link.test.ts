import { expect, test } from 'vitest';
import { linkOnSheet, readTableLink, tableLogin, tableLoginAtStart } from './table-link.ts';

const query = (text: string) => new URLSearchParams(text);

// Rows: 2.37, 2.38
test('a table or a tab is read from the address with its store and its token', () => {
  expect(readTableLink(query('loja=savassi&mesa=012&pedidoMesa=abc'))).toEqual({
    label: 'Mesa 12',
    store: 'savassi',
    token: 'abc',
  });
  expect(readTableLink(query('comanda=3'))).toEqual({
    label: 'Comanda 3',
    store: null,
    token: null,
  });
});

// Rows: 2.38
test('an old link has the table’s number in place of a token', () => {
  expect(readTableLink(query('pedidoMesa=7'))?.label).toBe('Mesa 7');
  expect(readTableLink(query('comanda=3&pedidoMesa=7'))?.label).toBe('Comanda 3');
});

test('an impossible table number is null', () => {
  for (const text of ['', 'mesa=', 'mesa=0', 'mesa=-1', 'mesa=12345', 'mesa=a', 'comanda=1.5'])
    expect(readTableLink(query(text))).toBeNull();
});

// Rows: 4.15
test('each parameter of a table leads to the table login, with all that came along', () => {
  expect(tableLogin(query('loja=x&mesa=1'))).toBe('/login/pedidoMesa?loja=x&mesa=1');
  expect(tableLogin(query('pedidoMesa=t'))).toBe('/login/pedidoMesa?pedidoMesa=t');
  expect(tableLogin(query('loja=x'))).toBeNull();
});

// Rows: 4.15
test('on any start page a table comes first, except in the console and on login links', () => {
  const at = (path: string) => tableLoginAtStart(new URL(path, 'https://a.example'));
  for (const path of ['/produto/3', '/promocional', '/lojas', '/downloads', '/cadastro'])
    expect(at(`${path}?mesa=1`)).toBe('/login/pedidoMesa?mesa=1');
  for (const path of [
    '/login/pedidoMesa?mesa=1',
    '/painel/mesas?mesa=1',
    '/?chave=abc&mesa=1',
    '/produto/3',
  ])
    expect(at(path)).toBeNull();
});

// Rows: 1.19
test('a camera follows sheets of this brand only', () => {
  expect(
    linkOnSheet('https://a.example/?loja=x&mesa=1&pedidoMesa=t', ['https://a.example'])?.get(
      'mesa',
    ),
  ).toBe('1');
  expect(linkOnSheet('https://evil.example/?mesa=1', ['https://a.example'])).toBeNull();
  expect(linkOnSheet('not a link', ['https://a.example'])).toBeNull();
});
