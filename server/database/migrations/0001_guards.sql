-- The audit log only grows, whatever writes to the database: a rule of ours could be forgotten.
create function audit_log_only_grows() returns trigger language plpgsql as $$
begin raise exception 'the audit log only grows'; end $$;
--> statement-breakpoint
create trigger audit_log_only_grows before update or delete on audit_log
  for each statement execute function audit_log_only_grows();
--> statement-breakpoint
-- An order that changes after its day was summed marks that day, in the same transaction. A day is
-- summed an hour after its end, so an order younger than 30 minutes cannot belong to one.
-- `changed_at` says when the change was made; a change that does not say so always leaves a mark.
create function mark_figures() returns trigger language plpgsql as $$
begin
  insert into figure_marks (brand_id, store_id, at)
  values (old.brand_id, old.store_id, old.created_at);
  return null;
end $$;
--> statement-breakpoint
create trigger mark_figures
  after update of status, status_pagamento, customer_id, valor_total, finished_at on orders
  for each row
  when ((new.changed_at is not distinct from old.changed_at
      or new.changed_at > old.created_at + interval '30 minutes')
    and (old.status, old.status_pagamento, old.customer_id, old.valor_total, old.finished_at)
      is distinct from (new.status, new.status_pagamento, new.customer_id, new.valor_total,
        new.finished_at))
  execute function mark_figures();
--> statement-breakpoint
-- So do the orders of a table when its account closes or opens again.
create function mark_figures_of_table() returns trigger language plpgsql as $$
begin
  insert into figure_marks (brand_id, store_id, at)
    select distinct o.brand_id, o.store_id, o.created_at from tab_lines line
    join orders o on o.brand_id = line.brand_id and o.id = line.order_id
    where line.brand_id = new.brand_id and line.sitting_id = new.id
      and (new.closed_at is null or o.created_at < new.closed_at - interval '30 minutes');
  return null;
end $$;
--> statement-breakpoint
create trigger mark_figures_of_table after update of closed_at on sittings
  for each row when (old.closed_at is distinct from new.closed_at)
  execute function mark_figures_of_table();
