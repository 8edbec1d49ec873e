// Writes many prices at once: all of them or none, and none over what somebody else wrote meanwhile.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PriceList, SavedPrices } from '#contract/entities/menu-file.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { optionGroups, options, products } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { changeMenu, nextMoment } from './change.ts';

type Moments = SavedPrices['precos'];
type Written = { saved: Moments; before: object[]; after: object[] };

export function setPrices({ precos, grupos = [] }: PriceList, context: CallContext): Promise<SavedPrices> {
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

const countOf = (name: string, { after }: Written) => (after.length === 0 ? [] : [`${after.length} ${name}`]);
const checkMoment = (row: { updatedAt: Date }, seen: string | undefined) => {
  if (row.updatedAt.toISOString() !== seen) throw new Refusal('menuChangedMeanwhile');
};

async function setProductPrices(tx: Transaction, context: CallContext, prices: PriceList['precos']): Promise<Written> {
  const ofBrand = eq(products.brandId, context.brand.id);
  const wanted = new Map(prices.map((price) => [price.id, price]));
  const rows = await tx
    .select()
    .from(products)
    .where(and(ofBrand, isNull(products.archivedAt), inArray(products.id, [...wanted.keys()])))
    .orderBy(asc(products.id))
    .for('update');
  if (rows.length < wanted.size || wanted.size < prices.length) throw new Refusal('productNotFound');
  const saved: Moments = [];
  for (const row of rows) {
    const price = wanted.get(row.id);
    checkMoment(row, price?.atualizadoEm);
    const updatedAt = nextMoment(context, row.updatedAt);
    await tx
      .update(products)
      .set({ valor: price?.valor, valorDe: price?.valorDe, updatedAt })
      .where(and(ofBrand, eq(products.id, row.id)));
    saved.push({ id: row.id, atualizadoEm: updatedAt.toISOString() });
  }
  const before = rows.map(({ id, nome, valor, valorDe }) => ({ id, nome, valor, valorDe }));
  return { saved, before, after: before.map((row) => ({ ...row, valor: wanted.get(row.id)?.valor, valorDe: wanted.get(row.id)?.valorDe })) };
}

/** A group is changed as a whole: its moment tells an editor who has it open that the prices in it are others now. */
async function setOptionPrices(tx: Transaction, context: CallContext, groups: NonNullable<PriceList['grupos']>): Promise<Written> {
  const ofBrand = eq(options.brandId, context.brand.id);
  const mine = eq(optionGroups.brandId, context.brand.id);
  const wanted = new Map(groups.map((group) => [group.id, group]));
  const rows = await tx
    .select()
    .from(optionGroups)
    .where(and(mine, inArray(optionGroups.id, [...wanted.keys()])))
    .orderBy(asc(optionGroups.id))
    .for('update');
  if (rows.length < wanted.size || wanted.size < groups.length) throw new Refusal('notFound');
  const written: Written = { saved: [], before: [], after: [] };
  for (const row of rows) {
    const group = wanted.get(row.id);
    checkMoment(row, group?.atualizadoEm);
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
    for (const { id, valor } of group?.opcoes ?? []) {
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
