// The menu as it stands on paper: every price that a guest may be charged, and which of them have
// changed since it was printed.
import type { StaffGroup, StaffMenu, StaffProduct } from '#contract/entities/console/menu.ts';
import type { Cents } from '#contract/money.ts';
import { GROUP_KIND } from '../price/option-groups.ts';
import { startingPrice } from '../price/product-price.ts';

/** `valor` is what it costs by itself or what it adds; null: it costs nothing more. */
export type PrintedOption = { id: number; nome: string; valor: Cents | null };
export type PrintedGroup = { nome: string; adds: boolean; opcoes: PrintedOption[] };
export type PrintedProduct = {
  id: number;
  nome: string;
  descricao: string;
  valor: Cents;
  from: boolean;
  grupos: PrintedGroup[];
};
export type PrintedCategory = {
  id: number;
  nome: string;
  descricao: string;
  produtos: PrintedProduct[];
};

/** Paper outlives a promotion that ends: it carries the price that comes after. */
const lastingPrice = ({ valor, valorDe, promocaoDe, promocaoAte }: StaffProduct): Cents =>
  (promocaoDe !== null || promocaoAte !== null) && valorDe !== null ? valorDe : valor;

/**
 * `own`: what products cost at the tables of the store, where that differs. Hours and portions of
 * today are no matter of paper.
 */
export function printedMenu(
  { categorias, grupos }: Pick<StaffMenu, 'categorias' | 'grupos'>,
  own: ReadonlyMap<number, Cents>,
): PrintedCategory[] {
  const groupOf = new Map(grupos.map((group) => [group.id, group]));
  return categorias
    .filter(({ visivel, produtos }) => visivel && produtos.length > 0)
    .map(({ id, nome, descricao, produtos }) => ({
      id,
      nome,
      descricao,
      produtos: produtos.map((product) => {
        const valor = own.get(product.id) ?? lastingPrice(product);
        const groups = product.grupos
          .flatMap((groupId) => groupOf.get(groupId) ?? [])
          .filter(({ adicional }) => adicional !== GROUP_KIND.remarks);
        const { valorRealCalculado } = startingPrice({ valor, valorDe: null, opcoes: groups });
        const printed = groups
          .map((group) => printedGroup(group, valor, groups))
          .filter(({ opcoes }) => opcoes.length > 0);
        const from = groups.some(
          ({ adicional, opcoes }) =>
            adicional !== GROUP_KIND.extras &&
            new Set(opcoes.map((option) => option.valor)).size > 1,
        );
        return {
          id: product.id,
          nome: product.nome,
          descricao: product.descricao,
          valor: valorRealCalculado,
          from,
          grupos: printed,
        };
      }),
    }));
}

/**
 * A size shows the whole price where nothing else adds to it, a flavour its own; everything else
 * what it adds.
 */
function printedGroup(
  { nome, adicional, opcoes }: StaffGroup,
  valor: Cents,
  all: readonly StaffGroup[],
): PrintedGroup {
  const alone =
    adicional === GROUP_KIND.variation &&
    all.every((other) => other.adicional === GROUP_KIND.extras || other.nome === nome);
  const flavours =
    adicional === GROUP_KIND.flavours &&
    opcoes.every(({ informativo, valor: own }) => !informativo && own > 0);
  const price = (option: StaffGroup['opcoes'][number]) => {
    const extra = option.informativo ? 0 : option.valor;
    if (alone) return valor + extra;
    return extra === 0 ? null : extra;
  };
  return {
    nome,
    adds: !(alone || flavours),
    opcoes: opcoes.map((option) => ({ id: option.id, nome: option.nome, valor: price(option) })),
  };
}

/**
 * Every price on the paper by what it belongs to. An option that several products share may have a
 * price with each.
 */
export type PriceList = Record<string, { nome: string; valor: Cents }>;

export function priceList(categories: readonly PrintedCategory[]): PriceList {
  const lines = categories.flatMap(({ produtos }) =>
    produtos.flatMap(({ id, nome, valor, grupos }) => [
      [`${id}`, { nome, valor }] as const,
      ...grupos.flatMap((group) =>
        group.opcoes.flatMap((option) =>
          option.valor === null
            ? []
            : [
                [
                  `${id}/${option.id}`,
                  { nome: `${nome}: ${option.nome}`, valor: option.valor },
                ] as const,
              ],
        ),
      ),
    ]),
  );
  return Object.fromEntries(lines);
}

export type PriceChange = {
  nome: string /** Null: it was not there. */;
  valorAnterior: Cents | null /** Null: it is gone. */;
  valorAtual: Cents | null;
};

export function changedPrices(before: PriceList, now: PriceList): PriceChange[] {
  const changed = Object.entries(now).flatMap(([key, { nome, valor }]) => {
    const old = before[key]?.valor ?? null;
    return old === valor ? [] : [{ nome, valorAnterior: old, valorAtual: valor }];
  });
  const gone = Object.entries(before).flatMap(([key, { nome, valor }]) =>
    key in now ? [] : [{ nome, valorAnterior: valor, valorAtual: null }],
  );
  return [...changed, ...gone];
}
