// A chain maintains its stores in one table.
import { expect, test } from 'vitest';
import { writeTable } from './menu-file-csv.ts';
import { readMenuFile } from './read-menu-file.ts';
import { storeColumns, storesByTitle, storeTitles } from './store-columns.ts';

const read = (text: string) => {
  const file = readMenuFile(text);
  if (file === null || 'missing' in file) throw new Error('this is a menu');
  return file;
};
const product = {
  nome: 'Água',
  descricao: '',
  valor: 500,
  valorDe: null,
  gratis: false,
  promocional: false,
  etiquetas: [],
  grupos: [],
};

const ofNoWay = { valorEntrega: null, valorRetirada: null, valorMesa: null, formas: null };

// Rows: 1.33
test('what stores have of their own is written and read back as it was', () => {
  const centro = { valor: 650, valorDe: 800, visivel: null, quantidade: 12 };
  const norte = { valor: null, valorDe: null, visivel: false, quantidade: 0 };
  const lojas = [{ ...ofNoWay, ...centro }, undefined, { ...ofNoWay, ...norte }];
  const nothing = { valor: null, valorDe: null, visivel: null, quantidade: null };
  const columns = ['Centro', 'Sul; praia', 'Norte'].map((name) => storeColumns(name, [], true));
  const text = writeTable([{ nome: 'Bebidas', produtos: [{ ...product, lojas }] }], columns);
  expect(text.split('\r\n')[0]).toContain(';valor: Centro;valorDe: Centro;vende: Centro;');
  const file = read(text);
  expect(file.problemas).toEqual([]);
  expect(file.produtos[0]?.lojas).toEqual([
    { loja: 'Centro', ...centro },
    { loja: 'Sul; praia', ...nothing },
    { loja: 'Norte', ...norte },
  ]);
});

test('prices and ways of ordering have columns in the stores that use them', () => {
  const nothing = { valor: null, valorDe: null, visivel: null, quantidade: null };
  const one = { ...nothing, ...ofNoWay, valorEntrega: 700, formas: ['entrega' as const] };
  const other = { ...nothing, ...ofNoWay, valorRetirada: 450, valorMesa: 480 };
  const lojas = [one, other];
  const columns = [storeColumns('Centro', [one], false), storeColumns('Norte', [other], false)];
  const text = writeTable([{ nome: 'Bebidas', produtos: [{ ...product, lojas }] }], columns);
  expect(text.split('\r\n')[0]?.split(';').slice(-4)).toEqual([
    'valorEntrega: Centro',
    'formas: Centro',
    'valorRetirada: Norte',
    'valorMesa: Norte',
  ]);
  expect(read(text).produtos[0]?.lojas).toEqual([
    { loja: 'Centro', valorEntrega: 700, formas: ['entrega'] },
    { loja: 'Norte', valorRetirada: 450, valorMesa: 480 },
  ]);
  expect(storeColumns('Sul', [], false)).toEqual([]);
});

test('a column that is missing changes nothing, and an empty cell is as the brand has it', () => {
  const file = read('categoria;nome;valor;Valor : Centro\nBebidas;Água;5;\nBebidas;Suco;9;9,50');
  expect(file.produtos.map(({ lojas }) => lojas)).toEqual([
    [{ loja: 'Centro', valor: null }],
    [{ loja: 'Centro', valor: 950 }],
  ]);
});

test('titles that spell a store’s name in two ways are of one store, and the first counts', () => {
  const titles = 'valor: Praça;porcoes: PRACA;valor: praça;valor: Sul';
  const [water] = read(`categoria;nome;valor;${titles}\nBebidas;Água;5;6;7;8;9`).produtos;
  expect(water?.lojas).toEqual([
    { loja: 'Praça', valor: 600, quantidade: 7 },
    { loja: 'Sul', valor: 900 },
  ]);
});

test('what is wrong in a store’s column is named with that column', () => {
  const wrong = (title: string, cell: string) =>
    read(`categoria;nome;valor;${title}\nBebidas;Água;5;${cell}`).problemas[0];
  expect(wrong('valor: Centro', 'caro')).toMatchObject({
    linha: 2,
    motivo: 'precoErrado',
    coluna: 'valor: Centro',
    valor: 'caro',
  });
  expect(wrong('vende: Centro', 'talvez')?.motivo).toBe('vendeErrado');
  expect(wrong('formas: Centro', 'mesa | correio')?.motivo).toBe('formaErrada');
  expect(wrong('valorMesa: Centro', 'caro')?.coluna).toBe('valorMesa: Centro');
  expect(wrong('porcoes: Centro', '2,5')?.motivo).toBe('porcoesErradas');
  for (const count of ['-1', '1.000', '1e3', '0x10', '100000'])
    expect(wrong('porcoes: Centro', count)).toMatchObject({
      motivo: 'porcoesErradas',
      valor: count,
    });
  expect(wrong('valor: Centro;valorDe: Centro', '9,50;9,00')).toMatchObject({
    motivo: 'precoDeBaixo',
    coluna: 'valorDe: Centro',
    valor: '9,00',
  });
  // The store's own price is what is missing, whatever the brand's is.
  for (const [title, cells] of [
    ['valorDe: Centro', '9,00'],
    ['valor: Centro;valorDe: Centro', ';9,00'],
  ] as const)
    expect(wrong(title, cells)).toMatchObject({ motivo: 'semPreco', coluna: 'valor: Centro' });
});

test('a word that every object of JavaScript has is neither yes nor no', () => {
  const file = read('categoria;nome;valor;vende: Centro\r\nMassas;Lasanha;30;constructor');
  expect(file.produtos).toEqual([]);
  expect(file.problemas).toMatchObject([{ motivo: 'vendeErrado', valor: 'constructor' }]);
});

test('stores of one name are told apart by their number', () => {
  const stores = [
    { id: 4, nome: 'Centro' },
    { id: 9, nome: 'centro' },
    { id: 11, nome: 'Praça: Sul' },
  ];
  expect([...storeTitles(stores).keys()]).toEqual(['Centro #4', 'centro #9', 'Praça: Sul']);
  const idOf = storesByTitle(stores);
  expect(idOf('CENTRO #9')).toBe(9);
  expect(idOf('praca: sul')).toBe(11);
  expect(idOf('Centro')).toBeUndefined();
});
