// Sets many prices at once: all or none, and none that somebody else has changed since.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PriceList, SavedPrices } from '#contract/entities/console/menu-file.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { optionGroups, options, products } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { changeMenu, checkSeen, nextMoment } from './change.ts';

type Moments = SavedPrices['precos'];
type Written = { saved: Moments; before: object[]; after: object[] };

export function setPrices(
  { precos, grupos = [] }: PriceList,
  context: CallContext,
): Promise<SavedPrices> {
  return changeMenu(context, 'setPrices', async (tx) => {
    const ofProducts = await setProductPrices(tx, context, precos);
    const ofOptions = await setOptionPrices(tx, context, grupos);
    return {
      result: { precos: ofProducts.saved, grupos: ofOptions.saved },
      subject: [...countOf('products', ofProducts), ...countOf('options', ofOptions)].join(', '),
      before: [...ofProducts.before, ...ofOptions.before],
      after: [...ofProducts.after, ...ofOptions.after],
    };
  });
}

const countOf = (name: string, { after }: Written) =>
  after.length === 0 ? [] : [`${after.length} ${name}`];

type Wanted = { id: number; atualizadoEm: string };
type Row = { id: number; updatedAt: Date };

/**
 * Each row with its new price. Refused if one is missing, repeated or changed since it was read.
 */
async function paired<One extends Row, Price extends Wanted>(
  tx: Transaction,
  context: CallContext,
  kind: 'product' | 'group',
  { rows, prices }: { rows: readonly One[]; prices: readonly Price[] },
): Promise<{ row: One; price: Price }[]> {
  const missing = kind === 'product' ? 'productNotFound' : 'notFound';
  const known = new Map(rows.map((row) => [row.id, row]));
  if (known.size < prices.length) throw new Refusal(missing);
  const pairs: { row: One; price: Price }[] = [];
  for (const price of prices) {
    const row = known.get(price.id);
    if (row === undefined) throw new Refusal(missing);
    const { id, updatedAt } = row;
    await checkSeen(tx, context, { kind, id }, { updatedAt, seen: price.atualizadoEm });
    pairs.push({ row, price });
  }
  return pairs;
}
const idsOf = (prices: readonly Wanted[]) => prices.map(({ id }) => id);

async function setProductPrices(
  tx: Transaction,
  context: CallContext,
  prices: PriceList['precos'],
): Promise<Written> {
  const ofBrand = eq(products.brandId, context.brand.id);
  const rows = await tx
    .select()
    .from(products)
    .where(and(ofBrand, isNull(products.archivedAt), inArray(products.id, idsOf(prices))))
    .orderBy(asc(products.id))
    .for('update');
  const written: Written = { saved: [], before: [], after: [] };
  for (const { row, price } of await paired(tx, context, 'product', { rows, prices })) {
    const { id, nome } = row;
    const { valor, valorDe } = price;
    const updatedAt = nextMoment(context, row.updatedAt);
    await tx
      .update(products)
      .set({ valor, valorDe, updatedAt })
      .where(and(ofBrand, eq(products.id, id)));
    written.saved.push({ id, atualizadoEm: updatedAt.toISOString() });
    written.before.push({ id, nome, valor: row.valor, valorDe: row.valorDe });
    written.after.push({ id, nome, valor, valorDe });
  }
  return written;
}

/** A group changes as a whole: its new time tells open editors that prices in it have changed. */
async function setOptionPrices(
  tx: Transaction,
  context: CallContext,
  groups: NonNullable<PriceList['grupos']>,
): Promise<Written> {
  const ofBrand = eq(options.brandId, context.brand.id);
  const mine = eq(optionGroups.brandId, context.brand.id);
  const rows = await tx
    .select()
    .from(optionGroups)
    .where(and(mine, inArray(optionGroups.id, idsOf(groups))))
    .orderBy(asc(optionGroups.id))
    .for('update');
  const written: Written = { saved: [], before: [], after: [] };
  for (const { row, price: group } of await paired(tx, context, 'group', {
    rows,
    prices: groups,
  })) {
    const updatedAt = nextMoment(context, row.updatedAt);
    await tx
      .update(optionGroups)
      .set({ updatedAt })
      .where(and(mine, eq(optionGroups.id, row.id)));
    written.saved.push({ id: row.id, atualizadoEm: updatedAt.toISOString() });
    const known = new Map(
      (
        await tx
          .select()
          .from(options)
          .where(and(ofBrand, eq(options.groupId, row.id)))
      ).map((option) => [option.id, option]),
    );
    for (const { id, valor } of group.opcoes) {
      const option = known.get(id);
      if (option === undefined) throw new Refusal('notFound');
      await tx
        .update(options)
        .set({ valor })
        .where(and(ofBrand, eq(options.id, id)));
      written.before.push({ grupo: row.nome, id, nome: option.nome, valor: option.valor });
      written.after.push({ grupo: row.nome, id, nome: option.nome, valor });
    }
  }
  return written;
}
