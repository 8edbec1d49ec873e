// The dashboard and the alert rules ask for metrics that exist, and the rules do what they say.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPrometheus, type Prometheus } from './prometheus.ts';

const folder = fileURLToPath(new URL('../../deploy/', import.meta.url));
const read = (path: string) => readFileSync(`${folder}${path}`, 'utf8');
const tool = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find(existsSync);
/** Skipped where Debian's package `prometheus` is not installed: nothing else has its checker. */
const withTool = test.runIf(tool !== undefined);
let prometheus: Prometheus;
beforeAll(async () => {
  prometheus = await openPrometheus();
});
afterAll(() => prometheus.close());

type Panel = { title: string; targets: { expr: string }[] };
const dashboard = JSON.parse(read('grafana/quitute.json')) as { panels: Panel[] };
const alerts = read('prometheus/alerts.yml');

/** Names of metrics in an expression; a histogram is asked by its parts. */
const metricsIn = (text: string) =>
  Array.from(text.matchAll(/\b(?:quitute|nodejs|process)_[a-z0-9_]+\b/g), ([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );

test.each([
  ['the dashboard', dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))],
  ['the alert rules', alerts.split('\n').filter((line) => !/alert:|summary:/.test(line))],
])('every metric that %s asks for exists', async (_, expressions) => {
  const { text } = await prometheus.read();
  const there = new Set(Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name = '']) => name));
  const asked = expressions.flatMap(metricsIn);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !there.has(name))).toEqual([]);
});

test('every alert has a line in the operator’s handbook', () => {
  const handbook = readFileSync(`${folder}../docs/operations.md`, 'utf8');
  const names = Array.from(alerts.matchAll(/alert: (\w+)/g), ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !handbook.includes(`\`${name}\``))).toEqual([]);
});

withTool('Prometheus accepts its settings and rules, which raise no needless alert', () => {
  for (const words of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync(tool ?? '', words, {
      cwd: `${folder}prometheus`,
      encoding: 'utf8',
    });
    expect(`${status} ${status === 0 ? '' : stdout + stderr}`).toBe('0 ');
  }
});

withTool('Prometheus can read what the server writes', async () => {
  const { text } = await prometheus.read();
  const { status, stdout, stderr } = spawnSync(tool ?? '', ['check', 'metrics'], {
    input: text,
    encoding: 'utf8',
  });
  // 3: only matters of style, such as names that the library chooses.
  expect([0, 3], stdout + stderr).toContain(status);
});
