CREATE TABLE "order_wishes" (
	"brand_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"request_key" text NOT NULL,
	"content" jsonb NOT NULL,
	"recado" text NOT NULL,
	"motivo" text DEFAULT '' NOT NULL,
	"staff_id" bigint,
	"versao" integer,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "order_wishes_brand_id_order_id_number_pk" PRIMARY KEY("brand_id","order_id","number")
);
--> statement-breakpoint
ALTER TABLE "order_wishes" ADD CONSTRAINT "order_wishes_brand_id_order_id_orders_brand_id_id_fk" FOREIGN KEY ("brand_id","order_id") REFERENCES "public"."orders"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_wishes_request" ON "order_wishes" USING btree ("brand_id","order_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "order_wishes_open" ON "order_wishes" USING btree ("brand_id","order_id") WHERE state = 'open';