// Fails if a sentence of the source is missing from the catalogs or a translation is missing. The
// extraction writes to the catalogs; its changes are reverted, so that a check never edits the
// clone.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, run, Stop } from './project.mjs';

const folder = join(root, 'app', 'i18n', 'locales');

function catalogs() {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.po'),
  );
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/**
 * The messages themselves: their positions and the file's date may change without any word
 * changing.
 * @param {string} catalog
 */
const sentences = (catalog) =>
  entries(catalog)
    .map((lines) => lines.join('\n'))
    .sort()
    .join('\n\n');

/**
 * The entries without comments; the file's header, an empty message, is skipped.
 * @param {string} catalog
 */
const entries = (catalog) =>
  catalog
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line && !line.startsWith('#')))
    .filter((lines) => lines.length > 0 && !(lines[0] === 'msgid ""' && lines[1] === 'msgstr ""'));

/** @param {string} catalog */
const untranslated = (catalog) =>
  entries(catalog)
    .filter((lines) => lines.at(-1) === 'msgstr ""')
    .map((lines) => lines.slice(0, -1).join(' '));

await main(async () => {
  const before = catalogs();
  const code = await run('lingui', ['extract', '--clean'], { quiet: true });
  const after = catalogs();
  for (const name of after.keys()) if (!before.has(name)) rmSync(join(folder, name));
  for (const [name, text] of before)
    if (after.get(name) !== text) writeFileSync(join(folder, name), text);
  if (code !== 0) throw new Stop('`lingui extract` failed: run it alone to see why.');
  const changed = [...after]
    .filter(([name, text]) => sentences(before.get(name) ?? '') !== sentences(text))
    .map(([name]) => name);
  if (changed.length > 0)
    throw new Stop(
      `The source has sentences that ${changed.join(', ')} does not know, or no longer has ` +
        'some: run `npm run words` and translate what is new.',
    );
  const missing = [...after]
    .filter(([name]) => !name.endsWith('pt-BR.po'))
    .flatMap(([name, text]) => untranslated(text).map((sentence) => `${name}: ${sentence}`));
  if (missing.length > 0)
    throw new Stop(`These sentences have no translation:\n${missing.join('\n')}`);
});
