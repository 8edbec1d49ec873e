CREATE TABLE "store_products" (
	"brand_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"valor" integer,
	"valor_entrega" integer,
	"valor_retirada" integer,
	"formas" text[],
	"visivel" boolean,
	"esgotado" boolean DEFAULT false NOT NULL,
	"sold_out_until" timestamp with time zone,
	"quantidade" integer,
	"disponibilidade" jsonb,
	"position" integer,
	"updated_at" timestamp with time zone,
	CONSTRAINT "store_products_brand_id_store_id_product_id_pk" PRIMARY KEY("brand_id","store_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "store_products" ADD CONSTRAINT "store_products_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_products" ADD CONSTRAINT "store_products_brand_id_product_id_products_brand_id_id_fk" FOREIGN KEY ("brand_id","product_id") REFERENCES "public"."products"("brand_id","id") ON DELETE cascade ON UPDATE no action;