// A made-up next version of the product in a folder of its own: the same code, one more migration.
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/project.mjs';
import { laterMigrations } from '../test/later-migration.ts';

/** What the server reads while it runs. */
const PARTS = ['build', 'contract', 'public', 'rules', 'server', 'package.json'];
export const LATER_TABLE = 'tips';

export function nextVersion(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'quitute-next-'));
  // Started by root, the product goes on as an ordinary user, who must be able to read it.
  chmodSync(folder, 0o755);
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const migrations = laterMigrations([
    `alter table orders add column gorjeta integer`,
    `create table ${LATER_TABLE} (brand_id bigint not null references brands (id),
       id bigint generated always as identity, primary key (brand_id, id))`,
  ]);
  cpSync(migrations.folder, join(folder, 'server/database/migrations'), { recursive: true });
  migrations.remove();
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
