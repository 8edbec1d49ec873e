CREATE TABLE "customer_search" (
	"brand_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"grams" integer[] NOT NULL,
	CONSTRAINT "customer_search_brand_id_customer_id_pk" PRIMARY KEY("brand_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "unsearchable_customers_below" bigint;--> statement-breakpoint
ALTER TABLE "customer_search" ADD CONSTRAINT "customer_search_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_search_grams" ON "customer_search" USING gin ("grams") WITH (gin_pending_list_limit=256);
--> statement-breakpoint
-- As an order's (0022_order_search.sql), with the email where an order has its products.
create function write_customer_search() returns trigger language plpgsql as $$
declare
  beside text := 'customer_search';
begin
  if tg_table_name <> 'customers' then
    beside := table_beside(tg_table_name, beside);
  end if;
  execute format('insert into %s as there (brand_id, customer_id, grams) values ($1, $2, $3)
    on conflict (brand_id, customer_id) do update set grams = excluded.grams
    where there.grams is distinct from excluded.grams', beside)
    using new.brand_id, new.id,
      order_grams(new.brand_id, 0, new.nome, coalesce(new.telefone, ''),
        jsonb_build_object('data', jsonb_build_array(
          jsonb_build_object('nome', coalesce(new.email, '')))));
  return null;
end $$;
--> statement-breakpoint
create trigger write_customer_search
  after insert or update of nome, telefone, email, tipo_usuario on customers
  for each row when (new.tipo_usuario = 0) execute function write_customer_search();
