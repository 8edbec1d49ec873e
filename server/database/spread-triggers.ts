// The triggers of 0001_guards.sql in a database that is spread by brand. There they run on a piece
// of a table (a shard), and write into the piece of the other table beside it: the same brands, the
// same machine, the same transaction.

/** The piece of `other` beside the piece `piece`; `other` itself where nothing is spread. */
const beside = `create or replace function table_beside(piece text, other text) returns text
  language sql stable as $$
  select coalesce((select format('%I', other || '_' || there.shardid)
    from pg_dist_shard here join pg_dist_shard there
      on there.logicalrelid = other::regclass and there.shardminvalue = here.shardminvalue
    where here.shardid = substring(piece from '_([0-9]+)$')::bigint), other) $$`;

/** A piece draws no numbers of its own; each machine has its range of the table's. */
const next = `nextval(pg_get_serial_sequence(''public.figure_marks'', ''id''))`;

/** The role of the app has no rights over sequences on the workers. */
const asOwner = 'security definer set search_path = public, pg_temp';

const ofOrders = `create or replace function mark_figures() returns trigger
  language plpgsql ${asOwner} as $$
begin
  execute format('insert into %s (brand_id, id, store_id, at) values ($1, ${next}, $2, $3)',
    table_beside(tg_table_name, 'figure_marks'))
    using old.brand_id, old.store_id, old.created_at;
  return null;
end $$`;

const ofTables = `create or replace function mark_figures_of_table() returns trigger
  language plpgsql ${asOwner} as $$
begin
  execute format('insert into %s (brand_id, id, store_id, at)
    select brand_id, ${next}, store_id, created_at from (
      select distinct o.brand_id, o.store_id, o.created_at from %s line
      join %s o on o.brand_id = line.brand_id and o.id = line.order_id
      where line.brand_id = $1 and line.sitting_id = $2
        and ($3 is null or o.created_at < $3 - interval ''30 minutes'')) as marked',
    table_beside(tg_table_name, 'figure_marks'), table_beside(tg_table_name, 'tab_lines'),
    table_beside(tg_table_name, 'orders'))
    using new.brand_id, new.id, new.closed_at;
  return null;
end $$`;

export const marksOnShards: readonly string[] = [beside, ofOrders, ofTables];
