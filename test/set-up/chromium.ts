// Which Chromium tests and benches start, and how.
import { existsSync } from 'node:fs';

const firstOf = (...paths: string[]) =>
  process.env.CHROMIUM ?? paths.find((path) => existsSync(path));

/** Without any windows: quicker, and it never shows a notification. Undefined: Playwright's own. */
export const lightChromium = firstOf('/usr/bin/chromium-headless-shell', '/usr/bin/chromium');
/** Undefined: Playwright's own. */
export const wholeChromium = firstOf('/usr/bin/chromium');

/** Nothing that phones home, and no sandbox of its own: containers rarely allow it. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
