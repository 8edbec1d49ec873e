// A part of the site that cannot be loaded was mostly replaced by a newer version: the page is
// loaded anew by itself, once for each session of the browser.

import { readSession, writeSession } from '../storage.ts';
import { siteAnswers } from './route-needs.ts';

/**
 * Chunks that are gone, in the words of Chromium, Firefox and Safari; and React's error 185 (the
 * specification, section 8).
 */
const worthReloading =
  /dynamically imported module|importing a module script failed|ChunkLoadError|Loading chunk|Minified React error #185|Maximum update depth/i;

/**
 * True when the page is on its way to be loaded anew. Not where the site does not answer: a part
 * that is missing for want of a network would take the whole screen
 * with it, and what was typed there, for the browser's own error page.
 */
export async function reloadOnce(error: string): Promise<boolean> {
  if (!worthReloading.test(error) || readSession('reloaded') !== null) return false;
  const answers = await siteAnswers();
  // Several parts may be missing at once; and a browser that keeps nothing would reload for ever.
  if (!answers || readSession('reloaded') !== null || !writeSession('reloaded', true)) return false;
  location.reload();
  return true;
}

/** The same for a screen that somebody wants to see: it is loaded as a page of its own. */
export function loadOnce(address: string): boolean {
  if (readSession('reloaded') !== null || !writeSession('reloaded', true)) return false;
  location.assign(address);
  return true;
}
