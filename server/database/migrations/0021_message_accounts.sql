CREATE TABLE "message_accounts" (
	"brand_id" bigint NOT NULL,
	"canal" text NOT NULL,
	"settings" jsonb,
	"webhook_key" text,
	"set_at" timestamp with time zone,
	"set_by" bigint,
	"uses_deployment" boolean,
	"failures" integer DEFAULT 0 NOT NULL,
	"trouble" text,
	"trouble_at" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "message_accounts_brand_id_canal_pk" PRIMARY KEY("brand_id","canal")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "to_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_accounts" ADD CONSTRAINT "message_accounts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_accounts" ADD CONSTRAINT "message_accounts_brand_id_set_by_staff_brand_id_id_fk" FOREIGN KEY ("brand_id","set_by") REFERENCES "public"."staff"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_accounts_webhook" ON "message_accounts" USING btree ("brand_id","webhook_key");
--> statement-breakpoint
-- Brands of before have used the deployment's accounts: they go on until their owners say no.
insert into message_accounts (brand_id, canal, uses_deployment)
  select brands.id, channels.canal, true
  from brands cross join (values ('whatsapp'), ('sms'), ('email')) as channels (canal);
