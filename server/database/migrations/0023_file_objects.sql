CREATE TABLE "file_objects" (
	"brand_id" bigint NOT NULL,
	"object_key" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delete_at" timestamp with time zone,
	CONSTRAINT "file_objects_brand_id_object_key_pk" PRIMARY KEY("brand_id","object_key"),
	CONSTRAINT "file_objects_of_brand" CHECK ("file_objects"."object_key" like "file_objects"."brand_id" || '/%')
);
--> statement-breakpoint
ALTER TABLE "file_objects" ADD CONSTRAINT "file_objects_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_objects_shown" ON "file_objects" USING btree ("brand_id","name") WHERE "file_objects"."delete_at" is null;--> statement-breakpoint
CREATE INDEX "file_objects_due" ON "file_objects" USING btree ("delete_at");