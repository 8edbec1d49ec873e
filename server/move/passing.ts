// How one deployment tells the other whose request it passes on: headers that only count with the
// secret of the move.
import type { IncomingHttpHeaders } from 'node:http';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { brandMoves } from '../database/schema.ts';
import { activate } from './activate.ts';
import { hashOfSecret } from './begin.ts';
import { inTransaction } from './sides.ts';

const NAMES = {
  secret: 'x-quitute-move',
  host: 'x-quitute-move-host',
  scheme: 'x-quitute-move-scheme',
  address: 'x-quitute-move-address',
  times: 'x-quitute-move-times',
} as const;

export const passingHeaders: readonly string[] = Object.values(NAMES);

export type Passed = {
  /** As the browser wrote it, with its port. */
  host: string;
  scheme: 'http' | 'https';
  /** The browser's. */
  address: string;
  /** How many deployments have passed it on. */
  times: number;
};

export const headersOf = (secret: string, { host, scheme, address, times }: Passed) => ({
  [NAMES.secret]: secret,
  [NAMES.host]: host,
  [NAMES.scheme]: scheme,
  [NAMES.address]: address,
  [NAMES.times]: String(times),
});

/** Believed without the secret: two deployments that pass on to one another know none. */
export const timesPassed = (headers: IncomingHttpHeaders): number =>
  Number(/^\d{1,2}$/.exec(headers[NAMES.times]?.toString() ?? '')?.[0] ?? 0);

const SECRET = /^[\w-]{43}$/;
const HOST = /^[\w.-]{1,255}(:\d{1,5})?$/;
const ADDRESS = /^[0-9a-fA-F.:]{0,64}$/;
const MOST_KEPT = 1_000;

type Needs = Pick<Services, 'db' | 'now' | 'brands' | 'changes'>;

/** Null: nobody passed it on, or somebody who may not say so. */
export function readsPassed(services: Needs) {
  const { db, now, brands, changes } = services;
  const kept = new Map<string, number>();
  changes.subscribe(
    (change) => change.kind === 'brand' && change.storeId === undefined && kept.clear(),
    () => kept.clear(),
  );

  async function brandOf(secret: string): Promise<number | null> {
    const hash = hashOfSecret(secret);
    const known = kept.get(hash);
    if (known !== undefined) return known;
    const [row] = await db.select().from(brandMoves).where(eq(brandMoves.secret, hash));
    if (row === undefined || row.way !== 'in') return null;
    if (row.state === 'arrived') {
      // Only the deployment that let the brand go sends this: the command was interrupted before it
      // could tell us.
      await inTransaction(db.$client, (client) => activate(client, row.name, now()));
      brands.forget(row.brandId);
    } else if (row.state !== 'here') return null;
    else if (kept.size < MOST_KEPT) kept.set(hash, row.brandId);
    return row.brandId;
  }

  return async function read(headers: IncomingHttpHeaders): Promise<Passed | null> {
    const text = (name: string) => headers[name]?.toString() ?? '';
    const host = text(NAMES.host);
    const address = text(NAMES.address);
    if (!SECRET.test(text(NAMES.secret)) || !HOST.test(host) || !ADDRESS.test(address)) return null;
    const brandId = await brandOf(text(NAMES.secret));
    if (brandId === null) return null;
    const brand = await brands.byId(brandId);
    const name = host.replace(/:\d+$/, '').toLowerCase();
    if (brand === null || (await brands.byHost(name))?.id !== brandId) return null;
    const scheme = text(NAMES.scheme) === 'https' ? 'https' : 'http';
    return { host, scheme, address, times: timesPassed(headers) };
  };
}
