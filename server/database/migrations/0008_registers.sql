CREATE TABLE "register_moves" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "register_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"register_id" bigint NOT NULL,
	"tipo" text NOT NULL,
	"forma" text NOT NULL,
	"valor" integer NOT NULL,
	"source" text NOT NULL,
	"order_id" bigint,
	"staff_id" bigint,
	"motivo" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "register_moves_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "registers" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "registers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"opened_by" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"valor_abertura" integer NOT NULL,
	"closed_by" bigint,
	"closed_at" timestamp with time zone,
	"contagem" jsonb,
	"motivo" text DEFAULT '' NOT NULL,
	CONSTRAINT "registers_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
ALTER TABLE "register_moves" ADD CONSTRAINT "register_moves_brand_id_register_id_registers_brand_id_id_fk" FOREIGN KEY ("brand_id","register_id") REFERENCES "public"."registers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registers" ADD CONSTRAINT "registers_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "register_moves_source" ON "register_moves" USING btree ("brand_id","source");--> statement-breakpoint
CREATE INDEX "register_moves_register" ON "register_moves" USING btree ("brand_id","register_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registers_open" ON "registers" USING btree ("brand_id","store_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "registers_store" ON "registers" USING btree ("brand_id","store_id","opened_at");--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("brand_id","store_id","paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "tab_payments_at" ON "tab_payments" USING btree ("brand_id","at");