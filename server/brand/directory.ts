// The brands of this deployment, cached in memory until one changes.
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { createByteCache } from '../byte-cache.ts';
import type { Database } from '../database/open.ts';
import { brandHosts, brandMoves, brands, categories, products } from '../database/schema.ts';
import { brandPictures } from '../drawing/brand-pictures.ts';
import type { Env } from '../env.ts';
import { hostOfConsole } from '../front/console-pattern.ts';
import { atOnce } from '../limits/limits.ts';
import { learnKeys } from '../move/own-keys.ts';
import { isArriving, passedOn } from '../move/state.ts';
import type { Secret } from '../secret.ts';
import { hasLoyalty } from './has-loyalty.ts';
import type { KnownBrand } from './known-brand.ts';
import { channelsOf, readWays } from './message-ways.ts';
import { hasSandboxes } from './sandboxes.ts';
import { loadStores } from './store-records.ts';

export type BrandDirectory = {
  /**
   * By host name without port; `localhost` alone is the first brand. Null: no brand has this host.
   */
  byHost(host: string): Promise<KnownBrand | null>;
  byName(appNome: string): Promise<KnownBrand | null>;
  byId(id: number): Promise<KnownBrand | null>;
  /**
   * False: no brand had left when the index was last read, and nothing has changed since. It asks
   * no database, so that requests that need none are answered without one.
   */
  mayHaveLeft(): boolean;
  /** Drops a brand, or all of them, from the cache. */
  forget(brandId: number | null): void;
};

type Index = {
  hosts: Map<string, number>;
  names: Map<string, number>;
  /** Brands that have left. */
  gone: Set<number>;
};

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const MOST_BYTES = atOnce.brands.most * 1_000_000;
/** Objects take about three times their JSON. */
const bytesOf = (brand: KnownBrand | null) => JSON.stringify(brand).length * 3;

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
      and(
        eq(products.brandId, brandId),
        isNull(products.archivedAt),
        eq(products.visivel, true),
        eq(categories.visivel, true),
      ),
    )
    .orderBy(asc(categories.position), asc(products.position))
    .limit(MOST_READ);

/** The hosts of the console name a brand as well. */
export function createBrandDirectory(
  db: Database,
  env: Pick<
    Env,
    'consoleHost' | 'operatorHost' | 'sandbox' | 'demo' | 'showSandboxCodes' | 'messages'
  >,
  secret: Secret,
): BrandDirectory {
  const known = createByteCache(MOST_BYTES, bytesOf);
  let index: Promise<Index> | null = null;
  /** Brands that changed since the reading of `index` began. */
  const changed = new Set<number>();
  /**
   * What was read last, and the brands that may be other since. All the others are answered from
   * it: they must not wait while a busy one is read again.
   */
  let settled: { index: Index; but: Set<number> } | null = null;
  /** The last index that was read has brands that have left. */
  let haveLeft = false;
  /** Something may have changed, and no read that began since then has succeeded. */
  let isUnsure = false;

  /** The index of all brands, or the rows of those in `ids`. */
  async function readIndex(ids: readonly number[] | null): Promise<Index> {
    const [hosts, names, moves] = await Promise.all([
      db
        .select()
        .from(brandHosts)
        .where(ids === null ? undefined : inArray(brandHosts.brandId, [...ids])),
      db
        .select({ id: brands.id, appNome: brands.appNome })
        .from(brands)
        .where(ids === null ? undefined : inArray(brands.id, [...ids])),
      db
        .select()
        .from(brandMoves)
        .where(ids === null ? undefined : inArray(brandMoves.brandId, [...ids])),
    ]);
    const hidden = new Set(moves.filter(isArriving).map(({ brandId }) => brandId));
    return {
      hosts: new Map(
        hosts.filter((row) => !hidden.has(row.brandId)).map((row) => [row.host, row.brandId]),
      ),
      names: new Map(
        names.filter((row) => !hidden.has(row.id)).map((row) => [row.appNome, row.id]),
      ),
      gone: new Set(moves.filter(({ state }) => state === 'gone').map(({ brandId }) => brandId)),
    };
  }
  /** A change of one brand costs two rows, not the hosts of thousands. */
  async function readAgain(before: Promise<Index>, ids: readonly number[]): Promise<Index> {
    const [{ hosts, names, gone }, fresh] = await Promise.all([before, readIndex(ids)]);
    const others = (map: Map<string, number>) => [...map].filter(([, id]) => !ids.includes(id));
    return {
      hosts: new Map([...others(hosts), ...fresh.hosts]),
      names: new Map([...others(names), ...fresh.names]),
      gone: new Set([...[...gone].filter((id) => !ids.includes(id)), ...fresh.gone]),
    };
  }
  async function readBrand(id: number): Promise<KnownBrand | null> {
    const [row] = await db.select().from(brands).where(eq(brands.id, id));
    if (row === undefined || row.deletionBegan) return null;
    learnKeys(secret, row);
    const hosts = await db
      .select()
      .from(brandHosts)
      .where(eq(brandHosts.brandId, id))
      .orderBy(desc(brandHosts.main), asc(brandHosts.host));
    const names = hosts.map((one) => one.host);
    const [stores, menu, messageWays, goneTo, collects] = await Promise.all([
      loadStores(db, id, hasSandboxes({ hosts: names }, env)),
      menuWords(db, id),
      readWays(db, id),
      passedOn(db, secret, id),
      hasLoyalty(db, id),
    ]);
    const { projectName, corSitePrimaria } = row.settings;
    const pictures = brandPictures(
      menu.map((words) => ({ ...words, brand: projectName })),
      corSitePrimaria,
    );
    const channels = channelsOf({ hosts: names, messageWays }, env);
    const number = row.firstNumber ?? id;
    return {
      ...row,
      number,
      goneTo,
      hosts: names,
      stores,
      hasLoyalty: collects,
      messageWays,
      channels,
      pictures,
    };
  }
  function byId(id: number | undefined | null): Promise<KnownBrand | null> {
    if (id === undefined || id === null) return Promise.resolve(null);
    return known.get(`${id} `) ?? known.put(`${id} `, readBrand(id));
  }
  function getIndex(): Promise<Index> {
    if (index !== null && changed.size === 0) return index;
    const made = index === null ? readIndex(null) : readAgain(index, [...changed]);
    changed.clear();
    index = made;
    // A failed read must not be cached: the next request retries.
    made.then(
      (read) => {
        // A slow read that began earlier says less than a later one.
        if (index !== made) return;
        settled = { index: read, but: new Set(changed) };
        haveLeft = read.gone.size > 0;
        isUnsure = changed.size > 0;
      },
      () => {
        if (index === made) index = null;
      },
    );
    return made;
  }

  const namedBy = ({ hosts }: Index, host: string) =>
    hosts.get(host) ?? hosts.get(hostOfConsole(env.consoleHost, host) ?? '');

  function firstHere({ names, gone }: Index): number | null {
    const here = [...names.values()].filter((id) => !gone.has(id));
    return here.length > 0 ? Math.min(...here) : null;
  }

  return {
    byId,
    mayHaveLeft: () => haveLeft || isUnsure,
    async byHost(host) {
      if (host === env.operatorHost) return null;
      const there = settled === null ? undefined : namedBy(settled.index, host);
      if (there !== undefined && !settled?.but.has(there)) {
        if (index === null || changed.size > 0) void getIndex().catch(() => undefined);
        return byId(there);
      }
      const read = await getIndex();
      return byId(namedBy(read, host) ?? (loopback.has(host) ? firstHere(read) : null));
    },
    async byName(appNome) {
      return byId((await getIndex()).names.get(appNome));
    },
    forget(brandId) {
      if (brandId === null) {
        index = null;
        settled = null;
      } else {
        changed.add(brandId);
        settled?.but.add(brandId);
      }
      isUnsure = true;
      known.forget(brandId === null ? '' : `${brandId} `);
    },
  };
}
