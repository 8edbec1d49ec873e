// Builds the browser's and the server's bundles, but only if their inputs have changed since the
// last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { isMain, main, root, run, Stop } from './project.mjs';

const stampFile = join(root, 'build', '.stamp');
const sources = [
  'app',
  'contract',
  'rules',
  'public',
  'scripts/customer-manifest.mjs',
  'scripts/early-scripts.mjs',
  'scripts/first-screen.mjs',
  'scripts/leave-out.mjs',
  'scripts/library-parts.mjs',
  'scripts/movable-manifest.mjs',
  'scripts/postbuild.mjs',
  'scripts/unused-code.mjs',
  'vite.config.ts',
  'react-router.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Every file below a folder, in a fixed order. @param {string} path @returns {string[]} */
function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/** One hash of everything that the build reads. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Builds unless the last build is up to date. @param {{ force?: boolean }} [options] */
export async function ensureBuilt({ force = false } = {}) {
  const current = fingerprint();
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current) return;
  console.log('Building.');
  const env = { NODE_ENV: 'production' };
  if ((await run('react-router', ['build'], { env })) !== 0)
    throw new Stop('The build failed; the messages are above.');
  if ((await run('node', ['scripts/early-scripts.mjs'], { env })) !== 0)
    throw new Stop('The scripts that run before React were not built; the messages are above.');
  if (
    existsSync(join(root, 'scripts', 'postbuild.mjs')) &&
    (await run('node', ['scripts/postbuild.mjs'], { env })) !== 0
  ) {
    throw new Stop(
      'The step after the build (scripts/postbuild.mjs) failed; the messages are above.',
    );
  }
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stampFile, current);
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await bootstrap();
    await ensureBuilt({ force: true });
  });
}
