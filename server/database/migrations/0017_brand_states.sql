CREATE TABLE "brand_usage" (
	"brand_id" bigint NOT NULL,
	"month" date NOT NULL,
	"orders" integer NOT NULL,
	"messages" integer NOT NULL,
	"storage_bytes" bigint NOT NULL,
	CONSTRAINT "brand_usage_brand_id_month_pk" PRIMARY KEY("brand_id","month")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "suspended_words" text;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "delete_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "deletion_began" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "plan_limits" jsonb;--> statement-breakpoint
ALTER TABLE "brand_usage" ADD CONSTRAINT "brand_usage_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- The audit log still only grows, but for a brand that is deleted as a whole: the transaction names
-- it, and only that brand's lines go (server/operator/erase-brand.ts).
create or replace function audit_log_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('quitute.erased_brand', true) <> '' then
    if tg_level = 'STATEMENT' then return null; end if;
    if old.brand_id::text = current_setting('quitute.erased_brand', true) then return old; end if;
  end if;
  raise exception 'the audit log only grows';
end $$;
--> statement-breakpoint
create trigger audit_log_only_grows_rows before delete on audit_log
  for each row execute function audit_log_only_grows();
