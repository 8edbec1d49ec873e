// Writes rows of a brand where it arrives. Rows may come in an order that a unique or a foreign key
// refuses for a moment; those wait until the others are there.
import type pg from 'pg';
import { arriving, type MovedTable, type Numbers } from './columns.ts';
import { MoveError } from './error.ts';

type Waiting = { table: MovedTable; line: string };

export type Arrival = {
  put(table: MovedTable, lines: readonly string[]): Promise<void>;
  remove(table: MovedTable, keys: readonly string[]): Promise<void>;
  /** Whether rows of the table wait. */
  isWaiting(table: MovedTable): boolean;
  /**
   * Writes what had to wait.
   * @throws MoveError if some of it cannot be written.
   */
  settle(): Promise<void>;
};

const UNIQUE_OR_FOREIGN = new Set(['23505', '23503']);
/** Keys in one statement. */
const KEYS_AT_ONCE = 1_000;

/** All within the transaction of `client`. */
export function openArrival(client: pg.ClientBase, numbers: Numbers): Arrival {
  let waiting: Waiting[] = [];
  const removals: { table: MovedTable; keys: readonly string[] }[] = [];
  /** False: a key refused it, and nothing was written. */
  async function tried(text: string, values: unknown[]): Promise<boolean> {
    await client.query('savepoint moving');
    try {
      await client.query(text, values);
      await client.query('release savepoint moving');
      return true;
    } catch (error) {
      if (!UNIQUE_OR_FOREIGN.has(String((error as { code?: string }).code))) throw error;
      await client.query('rollback to savepoint moving');
      return false;
    }
  }
  const write = (table: MovedTable, lines: readonly string[]) =>
    tried(insertion(table, numbers), [`[${lines.join(',')}]`]);
  const erase = ({ table, keys }: (typeof removals)[number]) =>
    tried(deletion(table, numbers.to), [`[${keys.join(',')}]`]);

  return {
    async put(table, lines) {
      if (await write(table, lines)) return;
      for (const line of lines) if (!(await write(table, [line]))) waiting.push({ table, line });
    },
    async remove(table, keys) {
      for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
        const some = { table, keys: keys.slice(at, at + KEYS_AT_ONCE) };
        if (!(await erase(some))) removals.push(some);
      }
    },
    isWaiting: (table) => waiting.some((one) => one.table.name === table.name),
    async settle() {
      for (;;) {
        const before = waiting.length + removals.length;
        if (before === 0) return;
        const left: Waiting[] = [];
        for (const one of waiting) if (!(await write(one.table, [one.line]))) left.push(one);
        waiting = left;
        for (const one of removals.splice(0)) if (!(await erase(one))) removals.push(one);
        if (waiting.length + removals.length < before) continue;
        const names = [...waiting, ...removals].map(({ table }) => table.name);
        throw new MoveError(
          `Rows of ${[...new Set(names)].join(', ')} could not be written where the brand ` +
            'arrives. Nothing was decided: abort the move and begin it again.',
        );
      }
    },
  };
}

function insertion(table: MovedTable, numbers: Numbers): string {
  const { name, columns, brandColumn, key, onlyGrows } = table;
  const quoted = columns.map((column) => `"${column}"`);
  const target = [brandColumn, ...key].filter((one) => name !== 'brand_hosts' || one === 'host');
  const rest = columns.filter((column) => column !== brandColumn && !key.includes(column));
  const changes =
    onlyGrows || rest.length === 0
      ? 'nothing'
      : `update set ${rest.map((column) => `"${column}" = excluded."${column}"`)}
         where there.${brandColumn} = ${numbers.to}`;
  return `insert into ${name} as there (${quoted}) overriding system value
    select ${columns.map((column) => arriving(table, column, numbers))}
    from json_populate_recordset(null::${name}, $1::json) r
    on conflict (${target.map((column) => `"${column}"`)}) do ${changes}`;
}

function deletion({ name, brandColumn, key }: MovedTable, brandId: number): string {
  const same = ['true', ...key.map((column) => `t."${column}" = k."${column}"`)].join(' and ');
  return `delete from ${name} t using json_populate_recordset(null::${name}, $1::json) k
    where t.${brandColumn} = ${brandId} and ${same}`;
}
