// A made-up next version: the migrations of this one, and one more.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '#server/database/migrations.ts';

type Journal = { entries: { idx: number; version: string; when: number; tag: string }[] };

export const LATER = '9999_later';

/** The folder of its migrations. */
export function laterMigrations(statements: readonly string[]): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'quitute-later-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  writeFileSync(join(folder, `${LATER}.sql`), statements.join('\n--> statement-breakpoint\n'));
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  const { entries } = journal;
  const last = { idx: entries.length, version: '7', when: 99_999_999_999_999, tag: LATER };
  writeFileSync(
    path,
    JSON.stringify({ ...journal, entries: [...entries, { ...last, breakpoints: true }] }),
  );
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
