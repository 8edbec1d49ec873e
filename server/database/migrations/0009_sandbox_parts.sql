ALTER TABLE "payments" ADD COLUMN "sandbox" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tab_payments" ADD COLUMN "sandbox" boolean DEFAULT false NOT NULL;