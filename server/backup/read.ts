// Restores a backup into a deployment without brands, in one transaction.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { allMigrations, compareMigrations, type Migration } from '../database/migrations.ts';
import { BackupError, type BackupHead, fileProblem, readHead } from './format.ts';
import { rewind, runMigrations, tablesOf, type Way, wayForward } from './forward.ts';
import { openSealed } from './seal.ts';
import { type SavedTable, savedTables } from './tables.ts';

const ROWS_AT_ONCE = 500;
/** Hashed with the key of the original deployment, and useless without it. */
const KEYED = ['staff_recovery_codes', 'staff_second_steps', 'access_codes'];

export type Restored = {
  rows: number;
  brands: string[];
  /**
   * The deployment has another key: people sign in without their second step and set it up again.
   */
  otherKey: boolean;
  /** Payment accounts whose secrets only the other key decrypts. */
  sealedAccounts: number;
};

/**
 * `passphrase` is null for a file that is not encrypted. `migrations` are those of this version;
 * an older backup's rows go through the later ones.
 * @throws BackupError with a sentence; then nothing is restored.
 */
export async function readBackup(
  pool: pg.Pool,
  file: string,
  keyMark: string,
  passphrase: string | null,
  migrations: readonly Migration[] = allMigrations(),
): Promise<Restored> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table brands in exclusive mode');
    if ((await compareMigrations(client)) !== 'same')
      throw new BackupError(
        'A newer version of Quitute has migrated this database: restore the backup with ' +
          'that version.',
      );
    const { rows } = await client.query('select from brands limit 1');
    if (rows.length > 0)
      throw new BackupError(
        'This deployment already has brands: restore the backup into an empty one (a new ' +
          'DATA_DIR, or an empty database at DATABASE_URL).',
      );
    const restored = await bringBack(client, file, keyMark, passphrase, migrations);
    await client.query('commit');
    return restored;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function bringBack(
  client: pg.PoolClient,
  file: string,
  keyMark: string,
  passphrase: string | null,
  migrations: readonly Migration[],
): Promise<Restored> {
  const source =
    passphrase === null ? createReadStream(file) : Readable.from(openSealed(file, passphrase));
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error: Error) => unpacked.destroy(error));
  let tables = savedTables();
  let way: Way = { before: [], after: [] };
  let head: BackupHead | null = null;
  let table: SavedTable | null = null;
  let waiting: string[] = [];
  let count = 0;
  let told: number | null = null;
  const flush = async () => {
    if (table !== null && waiting.length > 0) await insertRows(client, table, waiting);
    waiting = [];
  };
  try {
    for await (const line of createInterface({
      input: unpacked,
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      if (head === null) {
        head = readHead(line);
        way = wayForward(head, migrations);
        if (way.after.length > 0) {
          await rewind(client, way.before);
          tables = await tablesOf(client, head);
        }
        checkShape(head, tables);
      } else if (line.startsWith('[')) {
        await flush();
        const [name, rows] = JSON.parse(line) as [string, number?];
        if (rows !== undefined) told = rows;
        else table = known(tables, name);
      } else {
        if (table === null) throw foreignRows('of no table');
        waiting.push(line);
        count += 1;
        if (waiting.length === ROWS_AT_ONCE) await flush();
      }
    }
  } catch (error) {
    if (isDamage(error, passphrase !== null))
      throw new BackupError('The file is damaged or not a backup.');
    throw fileProblem(error, file);
  }
  if (head === null || told !== count)
    throw new BackupError('The file is incomplete: nothing was restored.');
  await goOnCounting(client, tables);
  await runMigrations(client, way.after);
  const otherKey = head.keyMark !== keyMark;
  if (otherKey) {
    for (const name of KEYED) await client.query(`delete from ${name}`);
    await client.query('update brands set own_keys = null');
  }
  const { rows } = await client.query<{ sealed: number }>(
    `select count(*)::int as sealed from (
       select settings from payment_accounts union all select settings from message_accounts
     ) accounts where settings -> 'data' ? 'sealed'`,
  );
  return {
    rows: count,
    brands: head.brands,
    otherKey,
    sealedAccounts: otherKey ? (rows[0]?.sealed ?? 0) : 0,
  };
}

/**
 * Rows are written while the file is read, so changed bytes of one that is not encrypted may reach
 * the database (which refuses such values by codes of these two classes) before its checksum does.
 */
function isDamage(error: unknown, isProved: boolean): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (['Z_BUF_ERROR', 'Z_DATA_ERROR'].includes(code)) return true;
  return !isProved && (error instanceof SyntaxError || /^2[23][0-9A-Z]{3}$/.test(code));
}

function known(tables: readonly SavedTable[], name: string): SavedTable {
  const table = tables.find((one) => one.name === name);
  if (table === undefined) throw foreignRows(`of a table "${name}"`);
  return table;
}

const foreignRows = (whose: string) =>
  new BackupError(
    `The backup has rows ${whose}, which this version of Quitute does not know: nothing ` +
      'was restored.',
  );

/** Tables that differ from those of the file's version were edited by hand. */
function checkShape(head: BackupHead, tables: readonly SavedTable[]): void {
  const known = new Map(tables.map(({ name, columns }) => [name, [...columns].sort().join()]));
  const same = Object.entries(head.tables).every(
    ([name, columns]) => known.get(name) === [...columns].sort().join(),
  );
  if (!same || Object.keys(head.tables).length !== tables.length)
    throw new BackupError(
      'The tables of this backup do not match its version: the file was edited.',
    );
}

async function insertRows(
  client: pg.PoolClient,
  { name, brandColumn }: SavedTable,
  lines: readonly string[],
): Promise<void> {
  // Rows of the deployment itself may exist here already.
  const there = brandColumn === null ? ' on conflict do nothing' : '';
  await client.query(
    `insert into ${name} overriding system value select *
      from json_populate_recordset(null::${name}, $1::json)${there}`,
    [`[${lines.join(',')}]`],
  );
}

async function goOnCounting(client: pg.PoolClient, tables: readonly SavedTable[]): Promise<void> {
  for (const { name, identity } of tables) {
    for (const column of identity) {
      await client.query(
        `select setval(pg_get_serial_sequence('${name}', '${column}'),
          greatest((select max(${column}) from ${name}), 1))`,
      );
    }
  }
}
