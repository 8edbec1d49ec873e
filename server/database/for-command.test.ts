// A command in a folder without a database is mostly a command in the wrong folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { withDatabase } from './for-command.ts';
import { brands } from './schema.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a command that makes a database says where, once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quitute-command-'));
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', dataDir);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const count = () => withDatabase(({ db }) => db.$count(brands), { beside: true });
  expect(await count()).toBe(0);
  expect(said.mock.calls).toEqual([
    [`DATA_DIR ${dataDir} has no database: an empty one is made there.`],
  ]);
  await count();
  expect(said).toHaveBeenCalledTimes(1);
  rmSync(dataDir, { recursive: true });
}, 60_000);
