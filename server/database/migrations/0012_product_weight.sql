ALTER TABLE "products" ADD COLUMN "peso" jsonb;--> statement-breakpoint
ALTER TABLE "tab_lines" ADD COLUMN "gramas" integer;