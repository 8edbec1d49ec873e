CREATE TABLE "order_versions" (
	"brand_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"versao" integer NOT NULL,
	"state" text NOT NULL,
	"request_key" text,
	"staff_id" bigint,
	"motivo" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"diferenca" integer DEFAULT 0 NOT NULL,
	"devolver" integer DEFAULT 0 NOT NULL,
	"a_cobrar" integer DEFAULT 0 NOT NULL,
	"consent" text,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "order_versions_brand_id_order_id_versao_pk" PRIMARY KEY("brand_id","order_id","versao")
);
--> statement-breakpoint
CREATE TABLE "partial_refunds" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "partial_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"cause" text NOT NULL,
	"versao" integer,
	"idempotency_key" text NOT NULL,
	"motivo" text NOT NULL,
	"staff_id" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "partial_refunds_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revisao_pedido" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pricing" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "a_cobrar" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "forma_diferenca" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "devolvido" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_brand_id_order_id_orders_brand_id_id_fk" FOREIGN KEY ("brand_id","order_id") REFERENCES "public"."orders"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partial_refunds" ADD CONSTRAINT "partial_refunds_brand_id_payment_id_payments_brand_id_id_fk" FOREIGN KEY ("brand_id","payment_id") REFERENCES "public"."payments"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partial_refunds" ADD CONSTRAINT "partial_refunds_brand_id_order_id_orders_brand_id_id_fk" FOREIGN KEY ("brand_id","order_id") REFERENCES "public"."orders"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_versions_request" ON "order_versions" USING btree ("brand_id","order_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "order_versions_proposed" ON "order_versions" USING btree ("brand_id","order_id") WHERE state = 'proposed';--> statement-breakpoint
CREATE UNIQUE INDEX "partial_refunds_cause" ON "partial_refunds" USING btree ("brand_id","order_id","cause");--> statement-breakpoint
CREATE INDEX "partial_refunds_payment" ON "partial_refunds" USING btree ("brand_id","payment_id");--> statement-breakpoint
CREATE INDEX "partial_refunds_due" ON "partial_refunds" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "partial_refunds_stuck" ON "partial_refunds" USING btree ("brand_id") WHERE state in ('byHand', 'failed');