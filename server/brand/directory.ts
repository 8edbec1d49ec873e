// The brands of this deployment, cached in memory until one changes.
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { brandHosts, brands, categories, products } from '../database/schema.ts';
import { housePictures } from '../drawing/house.ts';
import type { Env } from '../env.ts';
import { hostOfConsole } from '../front/origin.ts';
import type { KnownBrand } from './known-brand.ts';
import { channelsOf, hasSandboxes } from './sandboxes.ts';
import { loadStores } from './store-records.ts';

export type BrandDirectory = {
  /**
   * By host name without port; `localhost` alone is the first brand. Null: no brand has this host.
   */
  byHost(host: string): Promise<KnownBrand | null>;
  byName(appNome: string): Promise<KnownBrand | null>;
  byId(id: number): Promise<KnownBrand | null>;
  /** Drops a brand, or all of them, from the cache. */
  forget(brandId: number | null): void;
};

/** Enough to tell what a brand sells. */
const MOST_READ = 200;

const menuWords = (db: Database, brandId: number) =>
  db
    .select({
      nome: products.nome,
      descricao: products.descricao,
      category: categories.nome,
    })
    .from(products)
    .innerJoin(
      categories,
      and(eq(categories.brandId, products.brandId), eq(categories.id, products.categoryId)),
    )
    .where(
      and(eq(products.brandId, brandId), isNull(products.archivedAt), eq(categories.visivel, true)),
    )
    .orderBy(asc(categories.position), asc(products.position))
    .limit(MOST_READ);

/** The hosts of the console name a brand as well. */
export function createBrandDirectory(
  db: Database,
  env: Pick<Env, 'consoleHost' | 'sandbox' | 'demo' | 'showSandboxCodes' | 'messages'>,
): BrandDirectory {
  const known = new Map<number, Promise<KnownBrand | null>>();
  let index: Promise<{
    hosts: Map<string, number>;
    names: Map<string, number>;
    first: number | null;
  }> | null = null;

  async function readIndex() {
    const hosts = await db.select().from(brandHosts);
    const names = await db
      .select({ id: brands.id, appNome: brands.appNome })
      .from(brands)
      .orderBy(brands.id);
    return {
      hosts: new Map(hosts.map((row) => [row.host, row.brandId])),
      names: new Map(names.map((row) => [row.appNome, row.id])),
      first: names[0]?.id ?? null,
    };
  }
  async function readBrand(id: number): Promise<KnownBrand | null> {
    const [row] = await db.select().from(brands).where(eq(brands.id, id));
    if (row === undefined) return null;
    const hosts = await db
      .select()
      .from(brandHosts)
      .where(eq(brandHosts.brandId, id))
      .orderBy(desc(brandHosts.main), asc(brandHosts.host));
    const names = hosts.map((one) => one.host);
    const [stores, menu] = await Promise.all([
      loadStores(db, id, hasSandboxes({ hosts: names }, env)),
      menuWords(db, id),
    ]);
    const { projectName, corSitePrimaria } = row.settings;
    const pictures = housePictures(
      menu.map((words) => ({ ...words, brand: projectName })),
      corSitePrimaria,
    );
    const channels = channelsOf({ hosts: names }, env);
    return { ...row, hosts: names, stores, channels, pictures };
  }
  function remember<T>(promise: Promise<T>, drop: () => void): Promise<T> {
    // A failed read must not be cached: the next request retries.
    promise.catch(drop);
    return promise;
  }
  function byId(id: number | undefined | null): Promise<KnownBrand | null> {
    if (id === undefined || id === null) return Promise.resolve(null);
    const there = known.get(id);
    if (there !== undefined) return there;
    const made = remember(readBrand(id), () => known.delete(id));
    known.set(id, made);
    return made;
  }
  function getIndex() {
    index ??= remember(readIndex(), () => {
      index = null;
    });
    return index;
  }

  return {
    byId,
    async byHost(host) {
      const { hosts, first } = await getIndex();
      return byId(
        hosts.get(host) ??
          hosts.get(hostOfConsole(env.consoleHost, host) ?? '') ??
          (host === 'localhost' || host === '127.0.0.1' || host === '[::1]' ? first : null),
      );
    },
    async byName(appNome) {
      return byId((await getIndex()).names.get(appNome));
    },
    forget(brandId) {
      index = null;
      if (brandId === null) known.clear();
      else known.delete(brandId);
    },
  };
}
