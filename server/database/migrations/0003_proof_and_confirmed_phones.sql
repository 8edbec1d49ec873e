ALTER TABLE "stores" ADD COLUMN "confirmar_celular_acima" integer;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "proved_at" timestamp with time zone;