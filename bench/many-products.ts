// Fills a demo brand's menu up to a number of products, by copies of its own.
import pg from 'pg';

export async function fillMenu(databaseUrl: string, host: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with own as (
         select p.*, row_number() over (order by p.id) as place, count(*) over () as present
         from products p join brand_hosts b on b.brand_id = p.brand_id
         where b.host = $1 and p.archived_at is null and not p.promocional
       )
       insert into products (brand_id, category_id, nome, descricao, url_imagem, valor, etiquetas,
       position, updated_at)
       select brand_id, category_id, nome || ' n.º ' || round, descricao, url_imagem,
       valor + 10 * round, etiquetas, position + 1000 * round, now()
       from own, generate_series(2, 1 + $2::int) round
       where present + (round - 2) * present + place <= $2`,
      [host, count],
    );
  } finally {
    await client.end();
  }
}
