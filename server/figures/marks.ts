// An order that changes after its day is summed up leaves a mark, in the same transaction, and so do
// the orders of a table when its account closes. A trigger, because one of our own writes could be
// forgotten, and because it costs no round trip.
import type pg from 'pg';

/**
 * A day is summed up an hour after its end (sum-up.ts). A younger order belongs to a day that is
 * not, whatever transaction is under way meanwhile. How old it is, is told by the change itself
 * (`changed_at`): a change that does not say when it was made leaves a mark in any case.
 */
const YOUNG = '30 minutes';

/** Run at every start after the migrations. */
export async function guardFigures(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create or replace function mark_figures() returns trigger language plpgsql as $$
    begin
      insert into figure_marks (brand_id, store_id, at) values (old.brand_id, old.store_id, old.created_at);
      return null;
    end $$;
    create or replace trigger mark_figures after update of status, status_pagamento, customer_id, valor_total, finished_at on orders for each row
      when ((new.changed_at is not distinct from old.changed_at
          or new.changed_at > old.created_at + interval '${YOUNG}')
        and (old.status, old.status_pagamento, old.customer_id, old.valor_total, old.finished_at)
          is distinct from (new.status, new.status_pagamento, new.customer_id, new.valor_total, new.finished_at))
      execute function mark_figures();
    create or replace function mark_figures_of_table() returns trigger language plpgsql as $$
    begin
      insert into figure_marks (brand_id, store_id, at)
        select distinct o.brand_id, o.store_id, o.created_at from tab_lines line
        join orders o on o.brand_id = line.brand_id and o.id = line.order_id
        where line.brand_id = new.brand_id and line.sitting_id = new.id
          and (new.closed_at is null or o.created_at < new.closed_at - interval '${YOUNG}');
      return null;
    end $$;
    create or replace trigger mark_figures_of_table after update of closed_at on sittings for each row
      when (old.closed_at is distinct from new.closed_at)
      execute function mark_figures_of_table();`);
}
