CREATE TABLE "staff_calls" (
	"brand_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"action" text NOT NULL,
	"key" text NOT NULL,
	"result" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_calls_brand_id_staff_id_action_key_pk" PRIMARY KEY("brand_id","staff_id","action","key")
);
--> statement-breakpoint
ALTER TABLE "staff_calls" ADD CONSTRAINT "staff_calls_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_calls_at" ON "staff_calls" USING btree ("at");