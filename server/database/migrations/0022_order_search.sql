CREATE TABLE "order_search" (
	"brand_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"grams" integer[] NOT NULL,
	CONSTRAINT "order_search_brand_id_order_id_pk" PRIMARY KEY("brand_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "unsearchable_below" bigint;--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_brand_id_order_id_orders_brand_id_id_fk" FOREIGN KEY ("brand_id","order_id") REFERENCES "public"."orders"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_search_grams" ON "order_search" USING gin ("grams") WITH (gin_pending_list_limit=256);
--> statement-breakpoint
-- As numbers of 31 bits: 16 of the brand and 5 of each sign (rules/text-grams.ts). Different signs
-- may become one number: who searches reads the order itself as well.
create or replace function order_grams(brand bigint, numero integer, nome text, telefone text, itens jsonb)
  returns integer[] language sql immutable parallel safe as $$
  with told as materialized (
    select string_to_array(translate(lower(
      '#' || numero || E'\n' || nome || E'\n' || telefone || E'\n' || coalesce((
        select string_agg(distinct line ->> 'nome', E'\n')
        from jsonb_array_elements(itens -> 'data') line), '') || E'\n'),
      'áàâãäåÁÀÂÃÄÅéèêëÉÈÊËíìîïÍÌÎÏóòôõöÓÒÔÕÖúùûüÚÙÛÜçÇñÑýÝ',
      'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuuccnnyy'), null) as sign
  )
  select coalesce(array_agg(distinct ((brand & 65535)::integer << 15)
    | ((ascii(sign[at]) & 31) << 10) | ((ascii(sign[at + 1]) & 31) << 5)
    | (ascii(sign[at + 2]) & 31)), '{}')
  from told, generate_series(1, array_length(sign, 1) - 2) at
$$;
--> statement-breakpoint
-- Whatever finishes an order or changes a finished one. In a database that is spread by brand it
-- runs on a piece of the table, and writes into the piece beside it (server/database/spread.ts).
create function write_order_search() returns trigger language plpgsql as $$
declare
  beside text := 'order_search';
begin
  if tg_table_name <> 'orders' then
    beside := table_beside(tg_table_name, beside);
  end if;
  execute format('insert into %s as there (brand_id, order_id, grams) values ($1, $2, $3)
    on conflict (brand_id, order_id) do update set grams = excluded.grams
    where there.grams is distinct from excluded.grams', beside)
    using new.brand_id, new.id,
      order_grams(new.brand_id, new.numero, new.nome_cliente, new.telefone_cliente, new.itens);
  return null;
end $$;
--> statement-breakpoint
create trigger write_order_search
  after insert or update of numero, nome_cliente, telefone_cliente, itens, finished_at on orders
  for each row when (new.finished_at is not null) execute function write_order_search();
