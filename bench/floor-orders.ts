// The baseline of an order: its rows, written to equal tables in the same PostgreSQL by one
// prepared statement, without checks, prices or notices.
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** As many connections as the product's pool. */
const POOL_SIZE = 10;
const tables = ['orders', 'order_events', 'order_counters', 'outbox'] as const;

type Row = Record<string, unknown>;
type Placed = { id: number; numero: number };
export type OrderWriter = {
  write(wire: { pedido: { chaveIdempotencia: string } }): Promise<Placed>;
};

/** The product's last order shows which rows an order has. */
export async function createOrderWriter(url: string): Promise<OrderWriter> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    application_name: 'bench-floor',
  });
  await copyTables(pool);
  const rowsOf = async (text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text, values)).rows;
  const [order] = await rowsOf('select * from public.orders order by id desc limit 1');
  if (order === undefined) throw new Error('the product has stored no order to copy');
  const events = await rowsOf(
    'select * from public.order_events where brand_id = $1 and order_id = $2',
    [order.brand_id, order.id],
  );
  const [perOrder] = await rowsOf(
    `select round((select count(*) from public.outbox)::numeric / (select count(*)
      from public.orders))::int as rows`,
  );
  const notices = await rowsOf('select * from public.outbox order by id desc limit $1', [
    perOrder?.rows ?? 0,
  ]);
  const sessions = (
    await rowsOf('select id from public.sessions where brand_id = $1', [order.brand_id])
  ).map(({ id }) => id);
  const types = await columnTypes(pool);
  let turn = 0;

  return {
    async write({ pedido }) {
      turn = (turn + 1) % sessions.length;
      const own = {
        chave_idempotencia: pedido.chaveIdempotencia,
        chave_acompanhamento: randomBytes(24).toString('base64url'),
        session_id: sessions[turn],
      };
      const { text, values } = statement({ ...order, ...own }, events, notices, types);
      const { rows } = await pool.query<Placed>({ name: 'order', text, values });
      if (rows[0] === undefined) throw new Error('the floor stored no order');
      return rows[0];
    },
  };
}

type Types = ReadonlyMap<string, string>;

async function columnTypes(pool: pg.Pool): Promise<Types> {
  const { rows } = await pool.query<{ column: string; type: string }>(
    `select relname || '.' || attname as column, format_type(atttypid, atttypmod) as type
      from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relname = any($1) and attnum > 0
     and not attisdropped`,
    [tables],
  );
  return new Map(rows.map(({ column, type }) => [column, type]));
}

/** One statement is one transaction. */
function statement(
  order: Row,
  events: readonly Row[],
  notices: readonly Row[],
  types: Types,
): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  /** Adds a row's values; a column in `instead` comes from the statement itself. */
  const add = (table: string, { id: _, ...row }: Row, instead: Record<string, string> = {}) => {
    const names = Object.keys(row);
    const parts = names.map((name) => {
      const expression = instead[name];
      if (expression !== undefined) return expression;
      const value = row[name];
      const isJson = value !== null && typeof value === 'object' && !(value instanceof Date);
      const place = values.push(isJson ? JSON.stringify(value) : value);
      return `$${place}::${types.get(`${table}.${name}`)}`;
    });
    return {
      head: `insert into floor.${table} (${names.join(', ')})`,
      select: `select ${parts.join(', ')}`,
    };
  };
  const placed = add('orders', order, { numero: 'counter.last' });
  const brand = values.push(order.brand_id);
  const store = values.push(order.store_id);
  const steps = [
    `counter as (insert into floor.order_counters (brand_id, store_id, day, last)
      values ($${brand}::bigint, $${store}::bigint, current_date, 1)
      on conflict (brand_id, store_id, day) do update set last = floor.order_counters.last + 1
      returning last)`,
    `placed as (${placed.head} ${placed.select} from counter returning id, numero)`,
    ...events.map((event, at) => {
      const { head, select } = add('order_events', event, { order_id: 'placed.id' });
      return `event${at} as (${head} ${select} from placed)`;
    }),
    ...notices.map((notice, at) => {
      const { head, select } = add('outbox', notice);
      return `notice${at} as (${head} ${select} from placed)`;
    }),
  ];
  return { text: `with ${steps.join(',\n')} select id, numero from placed`, values };
}

/** Same columns, defaults, indexes and references; the copied events refer to `floor.orders`. */
async function copyTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('drop schema if exists floor cascade');
    await client.query('create schema floor');
    for (const table of tables)
      await client.query(`create table floor.${table} (like public.${table} including all)`);
    const references = await client.query<{ table: string; definition: string }>(
      `select relname as table, pg_get_constraintdef(c.oid) as definition from pg_constraint c
        join pg_class on pg_class.oid = conrelid
       where contype = 'f' and connamespace = 'public'::regnamespace and relname = any($1)`,
      [tables],
    );
    await client.query('set search_path to floor, public');
    for (const { table, definition } of references.rows)
      await client.query(`alter table floor.${table} add ${definition}`);
    await client.query('reset search_path');
  } finally {
    client.release();
  }
}
