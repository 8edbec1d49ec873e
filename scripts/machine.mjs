// What the tests need from the machine that npm does not install: Chromium and the engines beside
// it, and a PostgreSQL that is not embedded.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from './project.mjs';

const quietApt = { DEBIAN_FRONTEND: 'noninteractive' };
let updated = false;

/**
 * True if Debian's package was installed; without root or apt, nothing is tried.
 * @param {string} name
 */
async function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} from Debian's packages.`);
  if (!updated) updated = (await run('apt-get', ['update', '-qq'], { env: quietApt })) === 0;
  return (
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env: quietApt,
    })) === 0
  );
}

/** @param {string} name */
const ensurePackage = async (name) =>
  existsSync(`/usr/bin/${name}`) ||
  ((await installPackage(name)) && existsSync(`/usr/bin/${name}`));

/**
 * True if there is a browser to test with; `playwright.config.ts` chooses it.
 * @returns {Promise<boolean>}
 */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM;
  if (chosen) return existsSync(chosen);
  if (!(await ensurePackage('chromium')))
    return (await run('playwright', ['install', 'chromium'])) === 0;
  // The headless shell makes a test a third faster. It lacks notifications, so it is installed in
  // addition.
  await ensurePackage('chromium-headless-shell');
  return true;
}

/** @throws {Stop} if there is no browser to test with */
export async function requireChromium() {
  if (await ensureChromium()) return;
  throw new Stop(
    'No Chromium was found: install it (apt-get install chromium), or set CHROMIUM to ' +
      'the path of one.',
  );
}

/** True if the browser tests run in the Chromium that drew the stored pictures. */
export const hasChromiumOfPictures = () =>
  !process.env.CHROMIUM && existsSync('/usr/bin/chromium-headless-shell');

/** The engines beside Chromium, with what Debian calls them and what they install. */
export const ENGINES = [
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
  { name: 'Firefox', packages: 'firefox-esr', programs: ['/usr/bin/firefox-esr'] },
];

/** Those that are not on this machine and cannot be installed. */
export async function missingEngines() {
  const missing = [];
  for (const engine of ENGINES) {
    const isThere = () => engine.programs.every((program) => existsSync(program));
    if (isThere()) continue;
    for (const name of engine.packages.split(' ')) await installPackage(name);
    if (!isThere()) missing.push(engine);
  }
  return missing;
}

const hasPostgres = () =>
  existsSync('/usr/lib/postgresql') &&
  readdirSync('/usr/lib/postgresql').some((version) =>
    existsSync(join('/usr/lib/postgresql', version, 'bin', 'postgres')),
  );

/** True if the tests can start a PostgreSQL of the system. */
export async function ensurePostgres() {
  return hasPostgres() || ((await installPackage('postgresql')) && hasPostgres());
}

/** True if HAProxy can stand in front of several processes. */
export async function ensureBalancer() {
  const isThere = () => existsSync('/usr/sbin/haproxy');
  return isThere() || ((await installPackage('haproxy')) && isThere());
}

/** True if PgBouncer can stand between app and database. */
export async function ensurePooler() {
  const isThere = () => existsSync('/usr/sbin/pgbouncer');
  return isThere() || ((await installPackage('pgbouncer')) && isThere());
}
