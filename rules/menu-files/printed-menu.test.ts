import { expect, test } from 'vitest';
import type { DrawnStaffProduct, StaffGroup } from '#contract/entities/console/menu.ts';
import { sampleOption } from '../../test/menu-samples.ts';
import { changedPrices, priceList, printedMenu } from './printed-menu.ts';

const AT = '2026-03-02T15:00:00.000Z';
const option = (id: number, nome: string, valor: number) => sampleOption(id, valor, { nome });
const group = (
  id: number,
  nome: string,
  adicional: 0 | 1 | 2 | 3,
  opcoes: StaffGroup['opcoes'],
): StaffGroup => ({
  id,
  nome,
  adicional,
  quantidadeMinima: 0,
  quantidadeMaxima: 3,
  opcoes,
  usos: 1,
  atualizadoEm: AT,
});
const product = (
  id: number,
  nome: string,
  valor: number,
  more: Partial<DrawnStaffProduct> = {},
): DrawnStaffProduct => ({
  id,
  idCategoria: 1,
  nome,
  descricao: '',
  urlImagem: null,
  imagem: 'foto',
  visivel: true,
  gratis: false,
  urlDesenho: '',
  desenhoGenerico: false,
  valor,
  valorDe: null,
  promocional: false,
  quantidade: null,
  esgotado: false,
  etiquetas: [],
  grupos: [],
  disponibilidade: [],
  promocaoDe: null,
  promocaoAte: null,
  esgotadoAte: null,
  atualizadoEm: AT,
  ...more,
});
const menu = (produtos: DrawnStaffProduct[], grupos: StaffGroup[] = [], visivel = true) => ({
  categorias: [
    {
      id: 1,
      nome: 'Massas',
      descricao: '',
      tom: 'peach' as const,
      visivel,
      disponibilidade: [],
      atualizadoEm: AT,
      produtos,
    },
  ],
  grupos,
});
const none = new Map<number, number>();
const only = (found: ReturnType<typeof printedMenu>) => found[0]?.produtos[0];

test('hidden items are not printed, and items sold out today are', () => {
  expect(printedMenu(menu([product(1, 'Talharim', 4000)], [], false), none)).toEqual([]);
  expect(
    only(printedMenu(menu([product(1, 'Talharim', 4000, { esgotado: true })]), none))?.nome,
  ).toBe('Talharim');
});

test('only promotions without an end are printed, and a table’s price wins', () => {
  const promotion = { valorDe: 5000, promocional: true };
  expect(
    only(printedMenu(menu([product(1, 'Talharim', 4000, { ...promotion, promocaoAte: AT })]), none))
      ?.valor,
  ).toBe(5000);
  expect(only(printedMenu(menu([product(1, 'Talharim', 4000, promotion)]), none))?.valor).toBe(
    4000,
  );
  expect(
    only(printedMenu(menu([product(1, 'Talharim', 4000, promotion)]), new Map([[1, 4500]])))?.valor,
  ).toBe(4500);
});

test('sizes show whole prices, extras what they add, and remarks are left out', () => {
  const groups = [
    group(1, 'Tamanho', 0, [option(1, 'Meia', 0), option(2, 'Inteira', 1500)]),
    group(2, 'Extras', 1, [option(3, 'Queijo', 400), option(4, 'Salsinha', 0)]),
    group(3, 'Sem', 2, [option(5, 'Cebola', 0)]),
  ];
  expect(
    only(printedMenu(menu([product(1, 'Talharim', 4000, { grupos: [1, 2, 3] })], groups), none)),
  ).toMatchObject({
    valor: 4000,
    from: true,
    grupos: [
      { nome: 'Tamanho', adds: false, opcoes: [{ valor: 4000 }, { valor: 5500 }] },
      { nome: 'Extras', adds: true, opcoes: [{ valor: 400 }, { valor: null }] },
    ],
  });
});

test('of two groups of sizes with one name, neither shows a whole price', () => {
  const sizes = [10, 11].map((id) =>
    group(id, 'Tamanho', 0, [option(id * 10, 'Médio', 0), option(id * 10 + 1, 'Grande', 500)]),
  );
  const printed = printedMenu(menu([product(1, 'Combo', 3000, { grupos: [10, 11] })], sizes), none);
  expect(only(printed)?.grupos.map(({ adds }) => adds)).toEqual([true, true]);
});

test('flavours that all have a price show it as it is', () => {
  const flavours = (second: number) => [
    group(1, 'Sabores', 3, [option(1, 'Atum', 5000), option(2, 'Alho', second)]),
  ];
  const adds = (second: number) =>
    only(printedMenu(menu([product(1, 'Pizza', 0, { grupos: [1] })], flavours(second)), none))
      ?.grupos[0]?.adds;
  expect([adds(4500), adds(0)]).toEqual([false, true]);
});

test('changes, additions and removals of products and options are reported', () => {
  const extras = (cheese: number) => [group(2, 'Extras', 1, [option(3, 'Queijo', cheese)])];
  const before = priceList(
    printedMenu(
      menu(
        [product(1, 'Talharim', 4000, { grupos: [2] }), product(2, 'Nhoque', 3000)],
        extras(400),
      ),
      none,
    ),
  );
  const now = priceList(
    printedMenu(
      menu(
        [product(1, 'Talharim', 4200, { grupos: [2] }), product(3, 'Ravióli', 3900)],
        extras(500),
      ),
      none,
    ),
  );
  expect(changedPrices(before, before)).toEqual([]);
  expect(changedPrices(before, now)).toEqual([
    { nome: 'Talharim', valorAnterior: 4000, valorAtual: 4200 },
    { nome: 'Ravióli', valorAnterior: null, valorAtual: 3900 },
    { nome: 'Talharim: Queijo', valorAnterior: 400, valorAtual: 500 },
    { nome: 'Nhoque', valorAnterior: 3000, valorAtual: null },
  ]);
});
