// What a visitor would complain about: errors of scripts and of the server, pages wider than the
// screen, and words that no person wrote.
import { consolePages } from '#contract/console-pages.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Page } from '../test.ts';

/** The word of a missing or wrong value. */
const STRANGE = /\bundefined\b|\bNaN\b|\[object |Invalid Date/;
/** A network that is away is not a mistake of ours, and the page says so itself. */
const AWAY = /Failed to load resource|ERR_INTERNET_DISCONNECTED|fetching the script/;

/** `inspect` looks at the page as it is; errors are noted by themselves. */
export function watch(page: Page): { complaints: string[]; inspect(): Promise<void> } {
  const complaints: string[] = [];
  const note = (what: string) => void complaints.push(what.slice(0, 500));
  page.on('pageerror', (error) => note(error.stack ?? error.message));
  page.on('crash', () => note('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error' && !AWAY.test(message.text())) note(message.text());
  });
  // What a page reports it also tells its visitor, in one of six languages.
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.logError.path)) note(request.postData() ?? 'a report');
  });
  page.on('response', (response) => {
    if (response.status() >= 500) note(`${response.status()} ${response.url()}`);
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  async function inspect(): Promise<void> {
    // Nothing, while the page is on its way to the next one.
    const wider = await page
      .evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      .catch(() => 0);
    if (wider > 0) note(`${wider} pixels wider than the screen`);
    // There the errors of earlier visitors are read.
    if (page.url().includes(consolePages.errors)) return;
    const strange = page.getByText(STRANGE).filter({ visible: true });
    for (const text of await strange.allTextContents().catch(() => [])) note(`says "${text}"`);
  }
  return { complaints, inspect };
}
