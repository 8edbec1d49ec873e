// Makes a chain of a demo brand: copies of its store, each with its own prices for some products.
import pg from 'pg';

/** Every tenth product has a price of the store. */
const PRICED = 10;

export async function fillStores(databaseUrl: string, host: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = 'stores' and column_name not in ('id', 'codigo', 'nome')`,
    );
    const copied = rows.map(({ name }) => `"${name}"`).join(', ');
    await client.query(
      `insert into stores (codigo, nome, ${copied})
       select 'loja-' || n, 'Loja ' || n, ${copied}
       from (select s.* from stores s join brand_hosts b on b.brand_id = s.brand_id
         where b.host = $1 order by s.id limit 1) one, generate_series(2, $2::int) n`,
      [host, count],
    );
    await client.query(
      `insert into store_products (brand_id, store_id, product_id, valor, updated_at)
       select s.brand_id, s.id, p.id, p.valor + s.id % 50, now()
       from stores s join brand_hosts b on b.brand_id = s.brand_id
       join products p on p.brand_id = s.brand_id
       where b.host = $1 and p.id % $2 = 0 and p.archived_at is null`,
      [host, PRICED],
    );
  } finally {
    await client.end();
  }
}
