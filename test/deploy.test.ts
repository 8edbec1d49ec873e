// What the files for deployment name is there: settings, paths, and the port of the probes.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeFlags } from '../scripts/node-flags.mjs';
import { root } from '../scripts/project.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);
const settings = new Set(matches(read('.env.example'), /^#? ?([A-Z_]+)=/gm));
/** What belongs to Node, to the shell or to another program. */
const others = new Set(['NODE_ENV', 'PATH', 'POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB']);

test.each([
  ['Dockerfile', /\b([A-Z_]{4,})=/g],
  ['deploy/systemd/quitute.service', /^Environment=(?:\S+ )*?([A-Z_]+)=/gm],
  ['deploy/compose/compose.yaml', /^ {4}(?: {2})?([A-Z_]+): /gm],
  ['deploy/compose/example.env', /^([A-Z_]+)=/gm],
  ['deploy/kubernetes/quitute.yaml', /name: ([A-Z_]+), value/g],
])('%s sets what the server reads, and nothing else', (path, pattern) => {
  const named = matches(read(path), pattern);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !settings.has(name) && !others.has(name))).toEqual([]);
});

test('the image and the service start Node as npm start does', () => {
  const command = nodeFlags.map((flag) => `"${flag}", `).join('');
  expect(read('Dockerfile')).toContain(`CMD ["node", ${command}"server/start.ts"]`);
  expect(read('deploy/systemd/quitute.service')).toContain(
    `bin/node ${nodeFlags.join(' ')} server/start.ts`,
  );
});

test('the image copies folders that are there or are built', () => {
  const built = ['build', 'node_modules'];
  const copied = matches(read('Dockerfile'), /\/app\/([\w.-]+)/g);
  expect(copied).toEqual(expect.arrayContaining(['server', 'contract', 'rules']));
  expect(copied.filter((name) => !built.includes(name) && !existsSync(join(root, name)))).toEqual(
    [],
  );
});

test('nothing runs as root, and a stop has its time', () => {
  expect(read('Dockerfile')).toMatch(/^USER 10001$/m);
  expect(read('deploy/kubernetes/quitute.yaml')).toContain('runAsNonRoot: true');
  expect(read('deploy/systemd/quitute.service')).toMatch(/^User=quitute$/m);
  const waits = [
    ...matches(read('deploy/systemd/quitute.service'), /TimeoutStopSec=(\d+)/g),
    ...matches(read('deploy/compose/compose.yaml'), /stop_grace_period: (\d+)s/g),
    ...matches(read('deploy/kubernetes/quitute.yaml'), /terminationGracePeriodSeconds: (\d+)/g),
  ].map(Number);
  const drains = [
    ...matches(read('deploy/compose/compose.yaml'), /DRAIN_MS: ["'](\d+)["']/g),
    ...matches(read('deploy/kubernetes/quitute.yaml'), /DRAIN_MS, value: ["'](\d+)["']/g),
  ].map(Number);
  expect(waits).toHaveLength(3);
  expect(drains).toHaveLength(2);
  // Requests have three seconds more, jobs and database five each.
  expect(Math.min(...waits)).toBeGreaterThan(Math.max(...drains) / 1000 + 3 + 5 + 5);
});

test('compose makes one backup for each day at night, however often the container is new', () => {
  const [, loop = ''] =
    /while sleep 600; do\n([\s\S]*?)\n +done/.exec(read('deploy/compose/compose.yaml')) ?? [];
  // A named volume is root's where the image has no such folder, and the image is not root.
  const [home = ''] = matches(read('Dockerfile'), /--uid 10001 .*--home-dir (\/\w+)/g);
  expect(read('deploy/compose/compose.yaml')).toContain(`volumes: ["backups:${home}"]`);
  const folder = mkdtempSync(join(tmpdir(), 'quitute-compose-'));
  const rounds = (hour: string) => {
    const script = loop.replaceAll('$$', '$').replaceAll(home, folder);
    // The clock and the command of the image, in the shell's own functions.
    const around = `date() { case $2 in +%H) echo ${hour};; *) echo 2026-11-29;; esac; }
      node() { echo made >> ${folder}/calls; touch "$3"; }`;
    execFileSync('sh', ['-c', `${around}\n${script}\n${script}`]);
    return readdirSync(folder).sort();
  };
  writeFileSync(join(folder, 'calls'), '');
  expect(rounds('06')).toEqual(['calls']);
  for (const hour of ['08', '23'])
    expect(rounds(hour)).toEqual(['calls', 'quitute-2026-11-29.backup']);
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe('made\n');
  rmSync(folder, { recursive: true });
});
