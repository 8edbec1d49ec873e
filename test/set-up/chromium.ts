// Which Chromium tests and benches start, and how.
import { existsSync } from 'node:fs';

const firstOf = (...paths: string[]) =>
  process.env.CHROMIUM ?? paths.find((path) => existsSync(path));

const SHELL = '/usr/bin/chromium-headless-shell';
/** The headless shell: faster, but without notifications. Undefined: Playwright's own. */
export const lightChromium = firstOf(SHELL, '/usr/bin/chromium');
/** Undefined: Playwright's own. */
export const wholeChromium = firstOf('/usr/bin/chromium');

/** No background requests, and no sandbox: containers rarely allow it. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without compilers for what runs longer than the seconds that a page of a test lives. */
export const testArguments = [...chromiumArguments, '--js-flags=--no-opt,--no-maglev'];

/**
 * For `lightChromium`: without a process for drawing, to which every frame would be handed over.
 * The whole Chromium does not start like this.
 */
export const lightArguments =
  lightChromium === SHELL ? [...testArguments, '--in-process-gpu'] : testArguments;
