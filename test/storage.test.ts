// No two stored values share a key.
import { expect, test } from 'vitest';
import { sourceFiles } from './source.ts';

test('each stored value has a key of its own', () => {
  const code = sourceFiles.find(({ path }) => path === 'app/storage.ts')?.code ?? '';
  // Those of the browser, those of the previous site, and those of a tab.
  const tables = [...code.matchAll(/^const \w*[kK]eys\b.*? = \{$(.+?)^\}/gms)];
  expect(tables).toHaveLength(3);
  for (const [, table = ''] of tables) {
    const names = Array.from(table.matchAll(/^ {2}\w+: '([^']+)',$/gm), ([, name]) => name);
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(names.length);
  }
});

// Rows: 8.18
test('a reload before hydration counts with those after it', () => {
  const codeOf = (wanted: string) => sourceFiles.find(({ path }) => path === wanted)?.code ?? '';
  const counted = /reloaded: '([^']+)'/.exec(codeOf('app/storage.ts'))?.[1];
  expect(counted).toBeDefined();
  expect(/RELOADED = '([^']+)'/.exec(codeOf('server/pages/defer-scripts.ts'))?.[1]).toBe(counted);
});
