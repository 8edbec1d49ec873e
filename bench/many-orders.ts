// Writes many orders into a database's first brand, spread over two years, for the console's
// figures.
import type pg from 'pg';

type Queries = Pick<pg.Pool, 'query'>;

export async function writeManyOrders(
  pool: Queries,
  count: number,
  people = Math.ceil(count / 20),
): Promise<void> {
  await pool.query(
    `insert into customers (brand_id, nome, telefone, created_at)
      select (select min(id) from brands), 'Cliente ' || n, 'b' || n, now()
      from generate_series(1, $1::int) n on conflict do nothing`,
    [people],
  );
  await pool.query(
    `insert into sessions (brand_id, token_hash, created_at, last_seen_at, expires_at)
      select min(id), 'bench', now(), now(), now() from brands on conflict do nothing`,
  );
  const items = `jsonb_build_array(
    jsonb_build_object('idProduto', 1 + n % 40, 'nome', 'Produto ' || (1 + n % 40), 'quantidade',
    1 + n % 3, 'observacao', '', 'opcoes', '[]'::jsonb, 'valorUnitario', 2000, 'valorTotal',
    2000 * (1 + n % 3)),
    jsonb_build_object('idProduto', 1 + n % 17, 'nome', 'Produto ' || (1 + n % 17), 'quantidade', 1,
    'observacao', '', 'opcoes', '[]'::jsonb, 'valorUnitario', 900, 'valorTotal', 900))`;
  await pool.query(
    // Materialized: otherwise PostgreSQL looks up each order's references again.
    `with home as materialized (select b.id as brand,
      (select min(id) from stores where brand_id = b.id) as store,
        (select min(id) from sessions where brand_id = b.id and token_hash = 'bench') as session,
        (select min(id) from customers where brand_id = b.id and telefone like 'b%') as person
        from (select min(id) as id from brands) b)
     insert into orders (brand_id, store_id, numero, session_id, customer_id, chave_idempotencia,
     request_hash, chave_acompanhamento, status, status_pagamento, tipo_pedido, entrega_imediata,
        itens, totals, valor_itens, valor_total, forma_pagamento, observacao, nome_cliente,
        telefone_cliente, created_at, expires_at, finished_at)
     select brand, store, 1 + n % 300, session, person + n % greatest($2::int, 1),
     'bench' || n, '', 'bench' || n, case when n % 14 = 0 then 13 else 8 end, 2, 1 + n % 2, true,
        jsonb_build_object('v', 1, 'data', ${items}),
        jsonb_build_object('v', 1, 'data', jsonb_build_object('valorItens',
        2000 * (1 + n % 3) + 900, 'valorDesconto', 0, 'descontoFormaPagamento', 0,
        'taxaEntrega', 0, 'valorEntrega', 0, 'taxaAdicional', 0,
        'valorTotal', 2900 + 100 * (n % 37), 'composicao', '[]'::jsonb)),
        2000 * (1 + n % 3) + 900, 2900 + 100 * (n % 37),
        '{"v": 1, "data": {"id": 1, "nome": "Dinheiro", "tipo": "dinheiro"}}', '', 'Cliente', '',
        at, at, at + interval '45 minutes'
     from home, generate_series(1, $1::int) n, lateral (select now() - n * (interval '730 days' /
     $1::int) as at) moment`,
    [count, people],
  );
  await pool.query(`insert into order_events (brand_id, order_id, status, actor, at)
     select brand_id, id, 3, 'staff', created_at + interval '3 minutes' from orders
     where chave_idempotencia like 'bench%'`);
  await pool.query('analyze orders, order_events, customers');
}

/** Moves the newest of these orders into the last hours, a few of them still open. */
export async function fillToday(pool: Queries, count: number): Promise<void> {
  await pool.query(
    `with newest as (select brand_id, id, row_number() over (order by id desc) as n from orders
        where chave_idempotencia like 'bench%' order by id desc limit $1)
      update orders o set created_at = now() - n * interval '4 seconds',
        status = case when n <= 100 then 3 else o.status end,
        finished_at = case when n <= 100 then null else now() end
      from newest where o.brand_id = newest.brand_id and o.id = newest.id`,
    [count],
  );
  await pool.query('analyze orders');
}
