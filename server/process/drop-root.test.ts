import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const us = process.getuid?.() ?? 0;
const isRoot = us === 0;
const NOBODY = 65_534;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quitute-root-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a process of its own says after leaving root: a test cannot become root again. */
function leave(data: string, files: string[], host = '127.0.0.1') {
  const module = fileURLToPath(new URL('./drop-root.ts', import.meta.url));
  const code = `const { leaveRoot } = await import(${JSON.stringify(module)});
    let warning = null, error = null;
    try { warning = leaveRoot(...${JSON.stringify([data, files, host])}); }
    catch (thrown) { error = thrown.message; }
    const uids = process.platform === 'linux'
      ? (await import('node:fs')).readFileSync('/proc/self/status', 'utf8')
          .match(/^(Uid|Gid|Groups|CapEff):.*/gm)
      : [];
    console.log(JSON.stringify({ uid: process.getuid(), warning, error, uids }));`;
  const args = ['--input-type=module', '--eval', code];
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' }));
}

test('root becomes nobody for good, without groups and rights, and owns the data folder', () => {
  const data = join(folder, 'data');
  mkdirSync(data);
  writeFileSync(join(data, 'secret'), 'key', { mode: 0o600 });
  const { uid, warning, uids } = leave(data, [fileURLToPath(import.meta.url)], '0.0.0.0');
  expect(warning).toBeNull();
  expect(uid).toBe(isRoot ? NOBODY : us);
  expect(statSync(data).uid).toBe(uid);
  expect(statSync(join(data, 'secret')).uid).toBe(uid);
  const told = uids.map((line: string) => line.split(/\s+/).join(' ').trim());
  const user = `${NOBODY} ${NOBODY} ${NOBODY} ${NOBODY}`;
  if (isRoot && process.platform === 'linux')
    expect(told).toEqual([`Uid: ${user}`, `Gid: ${user}`, 'Groups:', 'CapEff: 0000000000000000']);
});

test('a data folder of its own user is run as that user', () => {
  const data = join(folder, 'data');
  mkdirSync(join(data, 'postgres'), { recursive: true });
  if (isRoot) execFileSync('chown', ['4321:4321', join(data, 'postgres')]);
  expect(leave(data, []).uid).toBe(isRoot ? 4321 : us);
});

test('below a closed folder root says so, stays, and does not listen for other machines', () => {
  const closed = join(folder, 'closed');
  mkdirSync(join(closed, 'data'), { recursive: true });
  chmodSync(closed, 0o700);
  const here = leave(join(closed, 'data'), []);
  expect(here.uid).toBe(us);
  expect(here.warning === null).toBe(!isRoot);
  expect(here.warning ?? 'cannot go on as another user').toContain('cannot go on as another user');
  const { error } = leave(join(closed, 'data'), [], '0.0.0.0');
  expect(error === null).toBe(!isRoot);
  expect(error ?? 'does not listen on HOST').toContain('does not listen on HOST');
  expect(statSync(join(closed, 'data')).uid).toBe(us);
});
