// The parameters of a store and of the brand, read from the database and never from a cache.
import { and, asc, eq } from 'drizzle-orm';
import { BrandParameters, type StoreParameters } from '#contract/entities/console/parameters.ts';
import type { Database, Transaction } from '../database/open.ts';
import { brands, storeParameters, stores } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { type StoreKey, storeRow } from './console-sections.ts';

type Reader = Database | Transaction;
export const ownParameters = ({ brandId, storeId }: StoreKey) =>
  and(eq(storeParameters.brandId, brandId), eq(storeParameters.storeId, storeId));

/** The names that the console may edit, in contract order; other settings stay as they are. */
const brandNames = Object.keys(BrandParameters.shape) as (keyof BrandParameters)[];

export async function readBrandParameters(db: Reader, brandId: number): Promise<BrandParameters> {
  const [row] = await db
    .select({ settings: brands.settings })
    .from(brands)
    .where(eq(brands.id, brandId));
  if (row === undefined) throw new Refusal('brandNotFound', { name: String(brandId) });
  const { settings } = row;
  return Object.fromEntries(brandNames.map((name) => [name, settings[name]])) as BrandParameters;
}

export async function readStoreParameters(db: Reader, key: StoreKey): Promise<StoreParameters> {
  const [row] = await db.select().from(stores).where(storeRow(key));
  if (row === undefined) throw new Refusal('storeNotFound');
  const {
    adicionarItensNaTelaInicial,
    percentualDesconto,
    maximoPedidoComDesconto,
    valorDesconto,
    maximoDesconto,
    pixel,
    tagManager,
  } = row;
  const { nome, valor } = storeParameters;
  const personalizados = await db
    .select({ nome, valor })
    .from(storeParameters)
    .where(ownParameters(key))
    .orderBy(asc(nome));
  return {
    adicionarItensNaTelaInicial,
    percentualDesconto,
    maximoPedidoComDesconto,
    valorDesconto,
    maximoDesconto,
    pixel,
    tagManager,
    personalizados,
  };
}
