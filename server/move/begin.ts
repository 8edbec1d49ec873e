// Before anything is copied: whether the brand can move at all, and its place on both sides.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type pg from 'pg';
import { compareMigrations, latestMigration } from '../database/migrations.ts';
import { brandHosts, brandMoves, brands } from '../database/schema.ts';
import { createSecret } from '../secret.ts';
import { movedTables, type Numbers } from './columns.ts';
import { MoveError } from './error.ts';
import { openOwnKeys } from './own-keys.ts';
import type { Photos } from './photos.ts';
import { openArrival } from './put.ts';
import { arrivalOf, brandNamed, findBrand, moveOf } from './records.ts';
import { changedRows } from './rows.ts';
import { inTransaction, type Sides, tellProcesses, withClient } from './sides.ts';
import { type MoveRow, sealMove } from './state.ts';
import { type Keys, translated } from './translate.ts';

export type Begun = {
  name: string;
  appNome: string;
  numbers: Numbers;
  keys: Keys;
  photos: Photos;
};

export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** As the source reaches it: `https://` or `http://`, a host and a port at most. */
export function checkedAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new MoveError(
      `"${text}" is no address of a deployment: it is https://, a host, and a port if need be.`,
    );
  return url.origin;
}

/**
 * May be repeated; the move goes on where it was.
 * @throws MoveError with what stands against it; then nothing was changed.
 */
export async function beginMove(sides: Sides, appNome: string, address: string): Promise<Begun> {
  const { source, target, now } = sides;
  await checkVersions(sides);
  const brand = await brandNamed(source.db, appNome);
  if (brand.deleteAt !== null)
    throw new MoveError(`${appNome} waits for its deletion: npm run brand -- restore ${appNome}`);
  const arrived = await moveOf(source.db, brand.id, 'in');
  if (arrived !== null && arrived.state !== 'here')
    throw new MoveError(`${appNome} is still arriving here from another deployment.`);
  const before = await moveOf(source.db, brand.id, 'out');
  const there = before === null ? null : await arrivalOf(target.db, before.name);
  if (there !== null) await requireArriving(sides, appNome, there);
  else await requireFreePlace(sides, appNome, brand.id);
  const name = before?.name ?? randomUUID();
  const secrets = { source: createSecret(source.key), target: createSecret(target.key) };
  const own = openOwnKeys(secrets.source, brand) ?? { key: source.key, push: await source.push() };
  if (brand.ownKeys !== null && openOwnKeys(secrets.source, brand) === null)
    throw new MoveError(
      `The keys that ${appNome} brought here are encrypted with another key than this one.`,
    );
  const secret = randomBytes(32).toString('base64url');
  const first = brand.firstNumber ?? brand.id;
  const photos = { bucket: source.bucket, copied: new Set<string>(), lost: new Set<string>() };
  const out = { name, address, state: 'copying' as const, until: null };
  if (there !== null) {
    await source.db.update(brandMoves).set(out).where(outOf(brand.id));
    const numbers = { from: brand.id, to: there.brandId, first };
    return { name, appNome, numbers, keys: { ...secrets, own }, photos };
  }
  const row = { ...out, secret: sealMove(secrets.source, name, secret), beganAt: now() };
  await source.db
    .insert(brandMoves)
    .values({ brandId: brand.id, way: 'out', ...row })
    .onConflictDoUpdate({ target: [brandMoves.brandId, brandMoves.way], set: row });
  const keys = { ...secrets, own };
  const to = await makePlace(sides, { from: brand.id, first, name, secret, keys });
  return { name, appNome, numbers: { from: brand.id, to, first }, keys, photos };
}

const outOf = (brandId: number) => and(eq(brandMoves.brandId, brandId), eq(brandMoves.way, 'out'));

async function checkVersions({ source, target }: Sides): Promise<void> {
  const states = await Promise.all([source, target].map(({ pool }) => stateOf(pool)));
  const [here, there] = states;
  if (here === undefined || there === undefined) return;
  if (here.server === there.server)
    throw new MoveError('Both addresses lead to one database: there is nowhere to move to.');
  for (const [which, { migrations }] of [
    ['This deployment', here],
    ['The other deployment', there],
  ] as const)
    if (migrations !== 'same')
      throw new MoveError(
        `${which} has ${migrations === 'older' ? 'not all' : 'more'} migrations of this version ` +
          `(its newest is ${latestMigration()}). Both deployments must run the same version.`,
      );
  if (here.isSpread || there.isSpread)
    throw new MoveError(
      'A database that is spread over machines (Citus) cannot be a side of a move: the hold is ' +
        'not known to work there.',
    );
}

const stateOf = (pool: pg.Pool) =>
  withClient(pool, async (client) => {
    const migrations = await compareMigrations(client);
    const { rows } = await client.query<{ server: string; spread: boolean }>(
      `select concat_ws(' ', current_database(), pg_postmaster_start_time(),
         (select oid from pg_database where datname = current_database())) as server,
         exists (select from pg_extension where extname = 'citus') as spread`,
    );
    return { migrations, server: rows[0]?.server ?? '', isSpread: rows[0]?.spread ?? false };
  });

/** Before anything is held or copied. */
async function requireFreePlace(
  { source, target }: Sides,
  appNome: string,
  brandId: number,
): Promise<void> {
  if ((await findBrand(target.db, appNome)) !== null)
    throw new MoveError(`The other deployment has a brand called ${appNome} already.`);
  const hosts = await source.db
    .select({ host: brandHosts.host })
    .from(brandHosts)
    .where(eq(brandHosts.brandId, brandId));
  const taken = await target.db
    .select({ host: brandHosts.host })
    .from(brandHosts)
    .where(
      inArray(
        brandHosts.host,
        hosts.map(({ host }) => host),
      ),
    );
  if (taken.length > 0)
    throw new MoveError(
      `The other deployment has a brand at ${taken.map(({ host }) => host).join(', ')} already.`,
    );
}

/** What arrived of a former run can be completed. */
async function requireArriving(
  { target }: Sides,
  appNome: string,
  { brandId, state }: MoveRow,
): Promise<void> {
  if (state === 'here')
    throw new MoveError(
      `${appNome} sells in the other deployment, although this one has not let it go: was an ` +
        'older database brought back here? Nothing is copied over what is there.',
    );
  const [row] = await target.db.select().from(brands).where(eq(brands.id, brandId));
  if (row?.deleteAt !== null)
    throw new MoveError(
      'What had arrived is being deleted: run the command with --abort to its end first.',
    );
}

type Place = { from: number; first: number; name: string; secret: string; keys: Keys };

/** Its number there: the same, if that is free. */
async function makePlace({ source, target, now }: Sides, place: Place): Promise<number> {
  const [table] = movedTables();
  if (table?.name !== 'brands') throw new Error('the first table is not that of brands');
  const lines: string[] = [];
  await withClient(source.pool, async (client) => {
    await client.query('begin');
    for await (const some of changedRows(client, table, place.from, null)) lines.push(...some);
  });
  return inTransaction(target.pool, async (client) => {
    await client.query('lock table brands in share row exclusive mode');
    const { rows } = await client.query<{ id: string }>(
      `select case when exists (select from brands where id = $1)
         then nextval(pg_get_serial_sequence('brands', 'id')) else $1 end as id`,
      [place.from],
    );
    const to = Number(rows[0]?.id);
    const numbers = { from: place.from, to, first: place.first };
    const arrival = openArrival(client, numbers);
    await arrival.put(
      table,
      lines.map((line) => translated(table.name, line, place.keys, numbers)),
    );
    await arrival.settle();
    await client.query(
      `insert into brand_moves (brand_id, way, name, state, secret, began_at)
       values ($1, 'in', $2, 'arriving', $3, $4)`,
      [to, place.name, hashOfSecret(place.secret), now()],
    );
    await tellProcesses(client, to);
    return to;
  });
}
