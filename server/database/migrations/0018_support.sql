ALTER TABLE "brands" ADD COLUMN "support_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "support" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD COLUMN "support" boolean DEFAULT false NOT NULL;