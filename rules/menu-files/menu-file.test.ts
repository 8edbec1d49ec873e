import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupBounds } from '../price/option-groups.ts';
import type { MenuFile } from './menu-file.ts';
import { writeTable } from './menu-file-csv.ts';
import { readMenuFile, readMenuTable } from './read-menu-file.ts';

function read(text: string): MenuFile {
  const file = readMenuFile(text);
  if (file === null || 'missing' in file) throw new Error('not a menu');
  return file;
}

const pizzeria = readFileSync(new URL('../testdata/menu-pizzaria.json', import.meta.url), 'utf8');

test('a real pizzeria is read whole, with its sizes', () => {
  const file = read(pizzeria);
  expect(file.problemas).toEqual([]);
  expect(file.produtos).toHaveLength(14);
  expect(file.produtos[0]).toMatchObject({
    categoria: 'Pizzas salgadas',
    nome: 'Milho com Mussarela',
    valor: 2590,
    grupos: [
      {
        nome: 'Tamanho',
        adicional: 0,
        opcoes: [
          { nome: 'Pequena', valor: 0 },
          { nome: 'Grande', valor: 1700 },
        ],
      },
    ],
  });
});

test('a spreadsheet is read, and each refused line is named by its number', () => {
  const table = [
    'Categoria;Produto;Descrição;Preço;Preço de;Promoção;Etiquetas;Grupos',
    'Bebidas;"Suco; de laranja";"Com ""bagaço""\nou sem";12,50;15,00;sim;natural, ' +
      'gelado;Gelo | Açúcar',
    'Bebidas;;sem nome;9,00;;;;',
    'Bebidas;Água;;de graça;;;;',
    ';Chá;;5,00;;;;',
    'Bebidas;Café;;6,00;4,00;;;',
    '',
    'Bebidas;suco; de laranja;1,00',
    'bebidas;"suco; de LARANJA";"com ""bagaço"" ou sem";12,50;;;;',
    'Bebidas;Pão – doce;;1,00;;;;',
    'Bebidas;Pão - doce;;1;;;;',
    'Bebidas;Leite;;;;;;',
    `Bebidas;Nata;${'x'.repeat(1001)};3;;;;`,
    'Bebidas;Brinde;;grátis;;;;',
  ].join('\r\n');
  const file = read(`\uFEFF${table}`);
  expect(file.produtos[0]).toEqual({
    linha: 2,
    categoria: 'Bebidas',
    nome: 'Suco; de laranja',
    descricao: 'Com "bagaço"\nou sem',
    valor: 1250,
    valorDe: 1500,
    gratis: false,
    promocional: true,
    etiquetas: ['natural', 'gelado'],
    peso: null,
    weightAssumed: false,
    kindsAssumed: false,
    grupos: null,
    lojas: [],
    groupNames: ['Gelo', 'Açúcar'],
  });
  const told = file.problemas.map(({ linha, motivo, coluna, valor, maximo }) => [
    linha,
    motivo,
    coluna,
    valor,
    maximo,
  ]);
  expect(told).toEqual([
    [4, 'semNome', 'nome', '', null],
    [5, 'precoErrado', 'valor', 'de graça', null],
    [7, 'precoDeBaixo', 'valorDe', '4,00', null],
    [10, 'repetido', '', '2', null],
    [12, 'repetido', '', '11', null],
    [13, 'semPreco', 'valor', '', null],
    [14, 'textoLongo', 'descricao', '1001', 1000],
  ]);
  expect(file.produtos.at(-1)).toMatchObject({ nome: 'Brinde', valor: 0, gratis: true });
});

test('Open Delivery is read with its offers, categories and options', () => {
  const menu = {
    categories: [
      { id: 'c2', index: 1, name: 'Bebidas', itemOfferId: ['o2'] },
      { id: 'c1', index: 0, name: 'Burgers', itemOfferId: ['o1', 'lost'] },
    ],
    itemOffers: [
      {
        id: 'o1',
        itemId: 'i1',
        price: { value: 29.9, originalValue: 35, currency: 'BRL' },
        optionGroupsId: ['g1'],
      },
      { id: 'o2', itemId: 'i2', price: { value: 6, originalValue: 6, currency: 'BRL' } },
    ],
    items: [
      { id: 'i1', name: 'X-Tudo', description: 'Com tudo' },
      { id: 'i2', name: 'Água' },
      { id: 'i3', name: 'Bacon' },
    ],
    optionGroups: [
      {
        id: 'g1',
        name: 'Adicionais',
        minPermitted: 0,
        maxPermitted: 3,
        options: [{ id: 'p1', itemId: 'i3', price: { value: 4.5 } }],
      },
    ],
  };
  const file = read(JSON.stringify(menu));
  expect(
    file.produtos.map(({ nome, valor, valorDe, promocional }) => [
      nome,
      valor,
      valorDe,
      promocional,
    ]),
  ).toEqual([
    ['X-Tudo', 2990, 3500, null],
    ['Água', 600, null, null],
  ]);
  expect(file.produtos[0]?.grupos).toMatchObject([
    {
      nome: 'Adicionais',
      adicional: 1,
      quantidadeMaxima: 3,
      opcoes: [{ nome: 'Bacon', valor: 450 }],
    },
  ]);
  expect(file.problemas).toMatchObject([{ linha: 2, nome: '', motivo: 'semNome' }]);
});

test('half-and-half groups of a file become one group of flavours', () => {
  const half = (id: string, priceMethod: string, least: number) => ({
    id,
    name: 'Sabores',
    minPermitted: least,
    maxPermitted: 1,
    priceMethod,
    options: [
      { id: `${id}a`, itemId: 'i2', price: { value: 40 } },
      { id: `${id}b`, itemId: 'i3', optionPrice: { value: 50 } },
    ],
  });
  const menu = (priceMethod: string) => ({
    categories: [{ id: 'c1', index: 0, name: 'Pizzas', itemOfferId: ['o1'] }],
    itemOffers: [{ id: 'o1', itemId: 'i1', price: { value: 0 }, optionGroupsId: ['g1', 'g2'] }],
    items: ['Meio a meio', 'Calabresa', 'Portuguesa'].map((name, index) => ({
      id: `i${index + 1}`,
      name,
    })),
    optionGroups: [half('g1', priceMethod, 1), half('g2', priceMethod, 0)],
  });
  const groups = (priceMethod: string) =>
    read(JSON.stringify(menu(priceMethod)))?.produtos[0]?.grupos;
  const flavours = {
    adicional: 3,
    quantidadeMinima: 1,
    quantidadeMaxima: 2,
    opcoes: [{ valor: 4000 }, { valor: 5000 }],
  };
  expect(groups('AVG')).toMatchObject([{ ...flavours, regraPreco: 'media' }]);
  expect(groups('MAX')).toMatchObject([{ ...flavours, regraPreco: 'maior' }]);
  expect(groups('SUM')).toHaveLength(2);
});

test('a file that is no menu is refused, and no content breaks the parser', () => {
  for (const text of [
    '',
    'olá',
    '{',
    '[]',
    '{"a":1}',
    'nome;preço\nx;1',
    '{"categorias":[{"produtos":[null,1,"x",{"opcoes":[null]}]}]}',
  ])
    expect(readMenuFile(text)).not.toMatchObject({ produtos: [expect.anything()] });
});

test('a table that we wrote comes back as it was, and runs nothing in a spreadsheet', () => {
  const product = {
    nome: '=SOMA(A1)',
    descricao: 'a;b\n"c"',
    valor: 990,
    valorDe: null,
    gratis: false,
    promocional: false,
    etiquetas: ['x'],
    grupos: ['Tamanho', 'Borda'],
    peso: { passo: 100, minimo: 200, maximo: 3000 },
  };
  const text = writeTable([{ nome: 'Cat', produtos: [{ ...product, lojas: [] }] }], []);
  expect(text).toContain("Cat;'=SOMA(A1);");
  const { grupos, ...rest } = product;
  expect(read(text).produtos).toEqual([
    {
      ...{ linha: 2, categoria: 'Cat', ...rest, weightAssumed: false, kindsAssumed: false },
      ...{ grupos: null, groupNames: grupos, lojas: [] },
    },
  ]);
});

test('a name that begins with a full-width sign runs nothing, and comes back', () => {
  const product = { nome: '＝1+1', descricao: "'n Beetje", valor: 990, valorDe: null };
  const rest = { gratis: false, promocional: false, etiquetas: [], grupos: [], lojas: [] };
  const text = writeTable([{ nome: 'Cat', produtos: [{ ...product, ...rest }] }], []);
  expect(text).toContain("Cat;'＝1+1;'n Beetje;");
  expect(read(text).produtos).toMatchObject([product]);
});

test('half an emoji in a file becomes a sign that can be stored', () => {
  const file = read(
    '{"categorias":[{"nome":"Sucos","produtos":[{"nome":"Manga \\ud83e","valor":9}]}]}',
  );
  expect(file.produtos[0]?.nome).toBe('Manga \ufffd');
});

test('a group of one choice that a file calls optional stays optional', () => {
  const groupOf = (group: object) =>
    read(
      JSON.stringify({
        categorias: [
          {
            nome: 'Pratos',
            produtos: [
              {
                nome: 'Prato',
                valor: 20,
                opcoes: [{ nome: 'Bebida', opcoes: [{ nome: 'Suco', valor: 5 }], ...group }],
              },
            ],
          },
        ],
      }),
    ).produtos[0]?.grupos?.[0];
  const bounds = (group: object) => groupBounds(groupOf(group) ?? sizes);
  const sizes = { adicional: 0, quantidadeMinima: 1, quantidadeMaxima: 1 } as const;
  expect(bounds({ ...sizes, quantidadeMinima: 0 })).toEqual({ minimum: 0, maximum: 1 });
  expect(bounds({ ...sizes, quantidadeMaxima: 3 })).toEqual({ minimum: 1, maximum: 3 });
  // One of several, or no word about it: a size, which is always chosen.
  expect(groupOf(sizes)?.adicional).toBe(0);
  expect(bounds({ adicional: 0 })).toEqual({ minimum: 1, maximum: 1 });
});

test('two products of one name are both taken when they differ', () => {
  const rows = [
    'categoria;nome;descricao;valor',
    'Mercearia;Arroz;Tipo 1;9',
    'Mercearia;Arroz;;12',
  ];
  const file = read(rows.join('\n'));
  expect(file.produtos.map(({ linha }) => linha)).toEqual([2, 3]);
  expect(file.problemas).toEqual([]);
});

test('a table without a column says which, and one without any is no menu', () => {
  expect(readMenuFile('categoria;nome\nBebidas;Água')).toEqual({ missing: ['valor'] });
  expect(readMenuFile('preço;descrição\n1;x')).toEqual({ missing: ['categoria', 'nome'] });
  expect(readMenuFile('a;b\n1;2')).toBeNull();
});

test('rows of a spreadsheet are read like a table, with numbers as prices', () => {
  const file = readMenuTable([
    { line: 1, cells: ['Categoria', 'Nome', 'Valor', 'Valor de'] },
    { line: 4, cells: ['Bebidas', 'Água', 4.5, 5] },
    { line: 5, cells: ['Bebidas', 7, 'grátis', ''] },
  ]);
  expect(file).toMatchObject({
    produtos: [
      { linha: 4, nome: 'Água', valor: 450, valorDe: 500 },
      { linha: 5, nome: '7', valor: 0, gratis: true },
    ],
    problemas: [],
  });
});

test('a weight is the grams of a step, of the least and of the most', () => {
  const table = (peso: string) => read(`categoria;nome;valor;peso\nFrios;Queijo;39,90;${peso}`);
  const weight = { passo: 100, minimo: 200, maximo: 3000 };
  expect(table('100 | 200 | 3000').produtos).toMatchObject([{ valor: 3990, peso: weight }]);
  expect(table('50').produtos).toMatchObject([{ peso: { passo: 50, minimo: 50, maximo: 4950 } }]);
  expect(table('').produtos).toMatchObject([{ peso: null }]);
  for (const wrong of ['muito', '100 | 150 | 3000', '1.000 | 1.000 | 9.000', '0x64', '1e2'])
    expect(table(wrong).problemas).toMatchObject([{ motivo: 'pesoErrado', valor: wrong }]);
});

test.each([
  ['sep=;', ['sep=;', 'categoria;nome;valor'], ';'],
  ['a declared separator that is rare', ['sep=|', 'categoria|nome|valor'], '|'],
  ['a title with commas', ['Cardápio, da casa, hoje, 2026', '', 'categoria;nome;valor'], ';'],
  ['a title in a table', ['Cardápio da casa;;;', 'categoria;nome;valor'], ';'],
  ['tabs', ['Cardápio da casa', 'categoria\tnome\tvalor'], '\t'],
])('headings may stand below other lines: %s', (_name, above, mark) => {
  const lines = [...above, ['Bebidas', 'Água', '5,00'], ['Bebidas', 'Suco', 'caro']];
  const text = lines.map((line) => (typeof line === 'string' ? line : line.join(mark)));
  const file = readMenuFile(text.join('\r\n'));
  expect(file).toMatchObject({
    produtos: [{ linha: above.length + 1, nome: 'Água', valor: 500 }],
    problemas: [{ linha: above.length + 2, nome: 'Suco', motivo: 'precoErrado' }],
  });
});

test.each([
  ['99999999', '', '', '', ['precoAlto', 'valor', '99999999', 1_000_000]],
  ['R$ 1.000.000,01', '', '', '', ['precoAlto', 'valor', 'R$ 1.000.000,01', 1_000_000]],
  ['5', '99999999', '', '', ['precoAlto', 'valorDe', '99999999', 1_000_000]],
  ['5', '', '', '99999999', ['precoAlto', 'valor: Centro', '99999999', 1_000_000]],
  ['5', '', '', 'caro', ['precoErrado', 'valor: Centro', 'caro', null]],
  ['5', '', 'talvez', '', ['simOuNao', 'promocional', 'talvez', null]],
])('a cell that cannot be taken says why: %s %s %s %s', (price, listed, flag, own, wrong) => {
  const file = readMenuFile(
    'categoria;nome;valor;valorDe;promocional;valor: Centro\n' +
      `Bebidas;Água;${price};${listed};${flag};${own}`,
  );
  if (file === null || 'missing' in file) throw new Error('not a menu');
  const [told] = file.problemas;
  expect([told?.motivo, told?.coluna, told?.valor, told?.maximo]).toEqual(wrong);
});

test.each([
  ['sim', true],
  ['Não', false],
  ['NAO', false],
  ['', false],
  ['x', true],
  ['0', false],
])('a promotion of %j is understood', (flag, promocional) => {
  const file = readMenuFile(`categoria;nome;valor;promocional\nBebidas;Água;5;${flag}`);
  expect(file).toMatchObject({ produtos: [{ promocional }], problemas: [] });
});

test('titles of other systems are known, with their currency', () => {
  const file = read('Categoria:;Nome do item;Descrição do produto;Valor (R$)\nBolos;Fubá;Bom;9');
  expect(file.produtos).toMatchObject([{ nome: 'Fubá', descricao: 'Bom', valor: 900 }]);
  for (const title of ['Preço R$', 'PREÇO DE VENDA (R$)', 'Preço unitário'])
    expect(read(`Categoria;Produto;${title}\nBolos;Fubá;9`).produtos).toHaveLength(1);
});
