ALTER TABLE "stores" ADD COLUMN "entregadores" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "entregador" text;