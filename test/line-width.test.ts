// Biome cannot break strings, comments and JSX text, so the width of a line has a test.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/project.mjs';
import { sourceFiles } from './source.ts';

const WIDTH = 100;

const styles = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => `app/${path}`);
const plain = [...styles, 'public/worker.js'].map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));

/** What cannot be broken over lines, or would be harder to read if it were. */
const exceptions = [
  // Lingui reads a message as one template or attribute, and its line breaks are part of it.
  /\b(?:t|msg)`/,
  /^\s*(?:zero|one|other)=["{]/,
  // A regular expression alone on its line, and no comment.
  /^\s*\/(?!\*).*\/[a-z]*[,;]?$/,
  // A Pix code, of which every character counts.
  /^\s*'000201/,
  // The address of a font file, in a sheet or as text.
  /^\s*src: url\("/,
  /^import \w+ from '@fontsource-/,
];

test('no line of code is wider than 100 columns, unless it cannot be broken', () => {
  const wide = [...sourceFiles, ...plain].flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
      .filter(({ line }) => line.length > WIDTH && !exceptions.some((kind) => kind.test(line)))
      .map(({ place }) => place),
  );
  expect(wide).toEqual([]);
});
