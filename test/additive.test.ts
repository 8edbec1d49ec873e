// Old and new processes run side by side during an upgrade: a migration only adds.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { allMigrations, migrationsFolder } from '#server/database/migrations.ts';
import { removingMigrations } from '#server/database/older-versions.ts';
import * as schema from '#server/database/schema.ts';
import { objections } from './additive.ts';

test('every migration after 1.0.0 leaves older processes able to read and write', () => {
  const [, , ...later] = allMigrations();
  const wrong = later
    .filter(({ tag }) => !removingMigrations.includes(tag))
    .flatMap(({ tag, statements }) => objections(statements).map((why) => `${tag} ${why}`));
  expect(wrong).toEqual([]);
});

test.each([
  'DROP TABLE "reviews";',
  'ALTER TABLE "orders" DROP COLUMN "troco";',
  'ALTER TABLE "orders" ALTER COLUMN "troco" DROP NOT NULL;',
  'ALTER TABLE "orders" RENAME COLUMN "troco" TO "change";',
  'ALTER TABLE "orders" RENAME TO "purchases";',
  'ALTER TABLE "orders" ALTER COLUMN "numero" SET DATA TYPE bigint;',
  'alter table orders\n  alter numero type bigint',
  'ALTER TABLE "orders" ALTER COLUMN "troco" SET NOT NULL;',
  'ALTER TABLE "orders" ADD COLUMN "tip" integer NOT NULL;',
  `ALTER TABLE "orders" ADD COLUMN "a" text DEFAULT 'x' NOT NULL, ADD COLUMN "b" text NOT NULL;`,
  'ALTER TABLE "orders" ADD CONSTRAINT "positive" CHECK ("orders"."valor_total" > 0);',
  'CREATE UNIQUE INDEX "one_name" ON "stores" USING btree ("brand_id","nome");',
  'TRUNCATE "attempts";',
  '-- The old guard.\ndrop trigger mark_figures on orders',
])('a statement that breaks older processes is refused: %s', (statement) => {
  expect(objections([statement])).toHaveLength(1);
});

test.each([
  [['ALTER TABLE "orders" ADD COLUMN "tip" integer;']],
  [['ALTER TABLE "orders" ADD COLUMN "tip" integer DEFAULT 0 NOT NULL;']],
  [[`ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT 'drop table orders' NOT NULL;`]],
  [['CREATE INDEX "orders_tip" ON "orders" USING btree ("brand_id","tip");']],
  [[`update stores set descricao = '' where descricao = '-'`]],
  [
    [
      'CREATE TABLE "tips" ("brand_id" bigint NOT NULL, "id" bigint NOT NULL);',
      'ALTER TABLE "tips" ADD CONSTRAINT "tips_brand" FOREIGN KEY ("brand_id") REFERENCES ' +
        '"brands"("id");',
      'CREATE UNIQUE INDEX "tips_once" ON "tips" USING btree ("brand_id","id");',
      'ALTER TABLE "orders" ADD COLUMN "tip_id" bigint;',
      'ALTER TABLE "orders" ADD CONSTRAINT "orders_tip" FOREIGN KEY ("brand_id","tip_id") ' +
        'REFERENCES "tips"("brand_id","id");',
    ],
  ],
  [['create function f() returns trigger language plpgsql as $$ begin drop table x; end $$']],
])('a migration that only adds is accepted: %s', (statements) => {
  expect(objections(statements)).toEqual([]);
});

function newestSnapshot(): DrizzleSnapshotJSON {
  const meta = join(migrationsFolder, 'meta');
  const newest = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  return JSON.parse(readFileSync(join(meta, newest ?? ''), 'utf8')) as DrizzleSnapshotJSON;
}

test('the migrations make exactly the tables that the code declares', async () => {
  const missing = await generateMigration(newestSnapshot(), generateDrizzleJson(schema));
  expect(missing).toEqual([]);
});
