// A store's former codes: after a change, printed and shared links still work.
import { and, eq, ne } from 'drizzle-orm';
import { isConsolePage, pageParams, pagePath } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Transaction } from '../database/open.ts';
import { formerStoreCodes, stores } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

/**
 * Refuses a code that another store has or had, because its old links would lead here. A store may
 * take back its own.
 */
export async function takeCode(
  tx: Transaction,
  { brandId, storeId }: { brandId: number; storeId: number },
  wanted: string,
  present: string,
): Promise<void> {
  const others = and(
    eq(stores.brandId, brandId),
    eq(stores.codigo, wanted),
    ne(stores.id, storeId),
  );
  if ((await tx.$count(stores, others)) > 0) throw new Refusal('storeCodeTaken');
  const sameCode = and(eq(formerStoreCodes.brandId, brandId), eq(formerStoreCodes.codigo, wanted));
  const [had] = await tx
    .select({ nome: stores.nome, storeId: stores.id })
    .from(formerStoreCodes)
    .innerJoin(stores, owned)
    .where(sameCode);
  if (had !== undefined && had.storeId !== storeId)
    throw new Refusal('storeCodeReserved', { store: had.nome });
  await tx.delete(formerStoreCodes).where(sameCode);
  await tx.insert(formerStoreCodes).values({ brandId, storeId, codigo: present });
}

const owned = and(
  eq(stores.brandId, formerStoreCodes.brandId),
  eq(stores.id, formerStoreCodes.storeId),
);

/** The same page under the store's current code; null: the address has no former code. */
export function presentAddress(brand: Pick<KnownBrand, 'stores'> | null, url: URL): string | null {
  if (brand === null || isConsolePage(url.pathname)) return null;
  const there = new URL(url);
  for (const name of ['loja', 'estabelecimento']) {
    const store = formerly(brand, url.searchParams.get(name));
    if (store !== null) there.searchParams.set(name, store.codigo);
  }
  const order = pageParams(pages.orderOfStore, url.pathname);
  const ofOrder = formerly(brand, order?.codigoEstabelecimento ?? null);
  if (order !== null && ofOrder !== null)
    there.pathname = pagePath(pages.orderOfStore, {
      ...order,
      codigoEstabelecimento: ofOrder.codigo,
    });
  return there.href === url.href ? null : `${there.pathname}${there.search}`;
}

function formerly({ stores: all }: Pick<KnownBrand, 'stores'>, code: string | null) {
  if (code === null || code === '' || all.some(({ codigo }) => codigo === code)) return null;
  return all.find(({ formerCodes }) => formerCodes.includes(code)) ?? null;
}
