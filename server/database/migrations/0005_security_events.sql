CREATE TABLE "security_events" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"staff_id" bigint,
	"network" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"vezes" integer DEFAULT 1 NOT NULL,
	"alvos" text[] NOT NULL,
	CONSTRAINT "security_events_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "security_events_hour" UNIQUE NULLS NOT DISTINCT("brand_id","kind","staff_id","network","window_start")
);
--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_window" ON "security_events" USING btree ("brand_id","window_start");--> statement-breakpoint
CREATE INDEX "security_events_last" ON "security_events" USING btree ("last_at");