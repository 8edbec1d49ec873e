// The effect of a bulk price change: a row per changed price, and the list to send for the selected
// ones.

import type { StaffMenu } from '#contract/entities/console/menu.ts';
import type { PriceList, SavedPrices } from '#contract/entities/console/menu-file.ts';
import { GROUP_KIND } from '#rules/price/option-groups.ts';
import { changedPrice, changedPrices, type PriceChange } from '#rules/price/price-change.ts';

type Prices = { valor: number; valorDe: number | null };
export type PriceRow = {
  key: string;
  /** The category or the option group. */
  place: string;
  name: string;
  before: Prices;
  after: Prices;
  id: number;
  /** For options: the group that they are locked with. */
  groupId: number | null;
  seen: string;
};
/** Ids of categories and of option groups, or of the selected products alone. */
export type PriceScope = {
  categories: ReadonlySet<number>;
  groups: ReadonlySet<number>;
  products?: ReadonlySet<number>;
};

const moves = ({ before, after }: PriceRow) =>
  before.valor !== after.valor || before.valorDe !== after.valorDe;

/** The price would become zero, and a product without a price is not sold. */
export const losesItsPrice = ({ groupId, before, after }: PriceRow): boolean =>
  groupId === null && before.valor > 0 && after.valor === 0;

/** Groups whose options may have a price. */
export const pricedGroups = ({ grupos }: Pick<StaffMenu, 'grupos'>) =>
  grupos.filter(
    ({ adicional, opcoes }) =>
      adicional !== GROUP_KIND.remarks &&
      opcoes.some(({ valor, informativo }) => valor > 0 && !informativo),
  );

export function priceRows(
  menu: Pick<StaffMenu, 'categorias' | 'grupos'>,
  scope: PriceScope,
  change: PriceChange,
): PriceRow[] {
  const ofProducts = menu.categorias
    .filter(({ id }) => scope.products !== undefined || scope.categories.has(id))
    .flatMap(({ nome: place, produtos }) =>
      produtos
        .filter(({ id }) => scope.products?.has(id) ?? true)
        .map(({ id, nome, valor, valorDe, atualizadoEm }): PriceRow => {
          const before = { valor, valorDe };
          return {
            key: `product-${id}`,
            place,
            name: nome,
            before,
            after: changedPrices(before, change),
            id,
            groupId: null,
            seen: atualizadoEm,
          };
        }),
    );
  const ofOptions = pricedGroups(menu)
    .filter(({ id }) => scope.groups.has(id))
    .flatMap(({ id: groupId, nome: place, opcoes, atualizadoEm }) =>
      // Free stays free: a size without a surcharge costs the product's price.
      opcoes
        .filter(({ valor, informativo }) => valor > 0 && !informativo)
        .map(({ id, nome, valor }): PriceRow => {
          const after = { valor: changedPrice(valor, change), valorDe: null };
          return {
            key: `option-${id}`,
            place,
            name: nome,
            before: { valor, valorDe: null },
            after,
            id,
            groupId,
            seen: atualizadoEm,
          };
        }),
    );
  return [...ofProducts, ...ofOptions].filter(moves);
}

/** `saved`: the timestamps of what was written, for undo. */
export function priceList(
  rows: readonly PriceRow[],
  which: 'before' | 'after',
  saved?: SavedPrices,
): PriceList {
  const moments = (list: SavedPrices['precos'] | undefined) =>
    new Map(list?.map(({ id, atualizadoEm }) => [id, atualizadoEm]));
  const [ofProducts, ofGroups] = [moments(saved?.precos), moments(saved?.grupos)];
  const precos = rows
    .filter(({ groupId }) => groupId === null)
    .map((row) => ({
      id: row.id,
      atualizadoEm: ofProducts.get(row.id) ?? row.seen,
      ...row[which],
    }));
  const byGroup = Map.groupBy(
    rows.filter(({ groupId }) => groupId !== null),
    ({ groupId }) => groupId ?? 0,
  );
  const grupos = [...byGroup].map(([id, options]) => ({
    id,
    atualizadoEm: ofGroups.get(id) ?? options[0]?.seen ?? '',
    opcoes: options.map((row) => ({ id: row.id, valor: row[which].valor })),
  }));
  return { precos, grupos };
}
