// The paper menu: every price that a guest may be charged, and which have changed since it was
// printed.
import type { StaffGroup, StaffMenu, StaffProduct } from '#contract/entities/console/menu.ts';
import type { Cents } from '#contract/money.ts';
import { GROUP_KIND } from '../price/option-groups.ts';
import { startingPrice } from '../price/product-price.ts';

/** `valor` is its own price or what it adds; null: no extra cost. */
export type PrintedOption = { id: number; nome: string; valor: Cents | null };
export type PrintedGroup = { nome: string; adds: boolean; opcoes: PrintedOption[] };
export type PrintedProduct = {
  id: number;
  nome: string;
  descricao: string;
  valor: Cents;
  from: boolean;
  /** The prices are those of a kilogram. */
  perKilo: boolean;
  grupos: PrintedGroup[];
};
export type PrintedCategory = {
  id: number;
  nome: string;
  descricao: string;
  produtos: PrintedProduct[];
};

/** Paper outlives a promotion, so it has the price afterwards. */
const lastingPrice = ({ valor, valorDe, promocaoDe, promocaoAte }: StaffProduct): Cents =>
  (promocaoDe !== null || promocaoAte !== null) && valorDe !== null ? valorDe : valor;

/**
 * `own`: prices where the paper lies, if they differ. Hours and portions are not printed.
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
          perKilo: product.peso != null,
          grupos: printed,
        };
      }),
    }));
}

/**
 * A size shows the full price if nothing else adds to it, a flavour its own; everything else what
 * it adds.
 */
function printedGroup(
  { id, nome, adicional, opcoes }: StaffGroup,
  valor: Cents,
  all: readonly StaffGroup[],
): PrintedGroup {
  const alone =
    adicional === GROUP_KIND.variation &&
    all.every((other) => other.adicional === GROUP_KIND.extras || other.id === id);
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
 * Every printed price, by what it belongs to. An option shared by several products may have a price
 * for each.
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
  nome: string;
  /** Null: it was not there. */
  valorAnterior: Cents | null;
  /** Null: it is gone. */
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
