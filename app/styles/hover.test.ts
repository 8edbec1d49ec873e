// Hover-only media queries contain nothing else: a tablet as wide as a desktop would lose it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The rules in each block, without nested blocks. */
const hoverBlocks = (css: string) =>
  Array.from(
    css.matchAll(/@media \(hover: hover\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g),
    ([, rules = '']) => rules,
  );
const selectorsOf = (rules: string) =>
  Array.from(rules.matchAll(/([^{}]+)\{[^{}]*\}/g), ([, selector = '']) => selector.trim());

test('a block for pointers that hover holds rules of hovering alone', () => {
  const app = dirname(import.meta.dirname);
  const sheets = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  const selectors = sheets.flatMap((name) =>
    hoverBlocks(readFileSync(join(app, name), 'utf8')).flatMap(selectorsOf),
  );
  expect(selectors.length).toBeGreaterThan(5);
  expect(selectors.filter((selector) => !selector.endsWith(':hover'))).toEqual([]);
});
