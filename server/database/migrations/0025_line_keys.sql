ALTER TABLE "tab_lines" ADD COLUMN "key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "tab_lines_key" ON "tab_lines" USING btree ("brand_id","key");