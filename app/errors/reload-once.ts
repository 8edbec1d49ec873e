// A missing chunk usually means a newer version: reload the page automatically, once per browser
// session.

import { siteAnswers } from '../site-answers.ts';
import { readSession, writeSession } from '../storage.ts';

/**
 * Errors for missing chunks in Chromium, Firefox and Safari, and React's error 185 (the
 * specification, section 8).
 */
const worthReloading =
  /dynamically imported module|importing a module script failed|ChunkLoadError|Loading chunk|Minified React error #185|Maximum update depth/i;

/**
 * True if the page is reloading. Never while the site is unreachable: that would replace the
 * screen, and what was typed there, with the browser's error page.
 */
export async function reloadOnce(error: string): Promise<boolean> {
  if (!worthReloading.test(error) || readSession('reloaded') !== null) return false;
  const answers = await siteAnswers();
  // Several chunks may be missing at once, and a browser without storage would reload forever.
  if (!answers || readSession('reloaded') !== null || !writeSession('reloaded', true)) return false;
  location.reload();
  return true;
}

/** The same for a screen being opened: it is loaded as a full page. */
export function loadOnce(address: string): boolean {
  if (readSession('reloaded') !== null || !writeSession('reloaded', true)) return false;
  location.assign(address);
  return true;
}
