CREATE TABLE "menu_imports" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "menu_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"arquivo" text DEFAULT '' NOT NULL,
	"rows" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "menu_imports_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gratis" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "visivel" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_imports" ADD CONSTRAINT "menu_imports_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was sold for nothing so far goes on: from now on that has to be said.
UPDATE "products" SET "gratis" = true WHERE "valor" = 0;
