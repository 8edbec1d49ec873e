// Completes package-lock.json so that `npm ci` accepts it on every platform. npm writes only the
// optional packages that the registry offered (a mirror may lack the builds for other systems), and
// later refuses its own lock because they are missing. Each entry added here is optional and
// limited to its system, so it is installed only there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './project.mjs';

/**
 * @typedef {{ version: string, dev?: boolean, resolved?: string, optional?: boolean, os?: string[],
 * cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry
 */
/** @typedef {{ packages: Record<string, Entry> }} Lock */

const systems = /(android|darwin|linux|win32|freebsd|openbsd|openharmony|netbsd|sunos|aix)/;
const processors = /(arm64|x64|ia32|arm|ppc64|s390x|riscv64|loong64|mips64el|wasm32)/;

/**
 * The path in the tree where `from` resolves the package `name`, as Node does.
 * @param {Lock['packages']} packages
 * @param {string} from
 * @param {string} name
 */
function find(packages, from, name) {
  for (let folder = from; ; ) {
    const key = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[key]) return key;
    if (!folder) return null;
    const parent = folder.lastIndexOf('/node_modules/');
    folder = parent === -1 ? '' : folder.slice(0, parent);
  }
}

/** The platform in the name of a platform package. @param {string} name */
function platformOf(name) {
  const os = name.match(systems)?.[1];
  const cpu = name.match(processors)?.[1];
  const libc = os === 'linux' ? (name.includes('musl') ? 'musl' : 'glibc') : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}

/**
 * Returns the completed lock and the keys that were added.
 * @param {Lock} lock
 */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  /** @type {string[]} */
  const added = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const version = range.replace(/^[\^~]/, '');
      if (!/^\d/.test(version)) continue;
      const found = find(packages, path, name);
      // A range is met by the version that npm chose; an exact version only by itself.
      if (found && (packages[found]?.version === version || range !== version)) continue;
      const key = `${found ? `${path}/` : ''}node_modules/${name}`;
      packages[key] = {
        version,
        ...(entry.dev && { dev: true }),
        optional: true,
        ...platformOf(name),
      };
      added.push(key);
    }
  }
  // `resolved` names the registry that wrote the lock; without it, npm uses the installer's
  // registry.
  for (const [key, { resolved, ...entry }] of Object.entries(packages))
    packages[key] = resolved?.startsWith('http')
      ? entry
      : { ...entry, ...(resolved && { resolved }) };
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { lock: { ...lock, packages: sorted }, added };
}

if (isMain(import.meta.url)) {
  const file = join(root, 'package-lock.json');
  const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    added.length
      ? `package-lock.json: added ${added.length} entries for other platforms`
      : 'package-lock.json was already complete',
  );
}
