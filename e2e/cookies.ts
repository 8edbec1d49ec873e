// A cookie's lifetime, measured against another cookie, so that only the browser's clock counts.
import type { Page } from './test.ts';

const REFERENCE = { name: 'reference', seconds: 3600 };

export async function secondsLeft(page: Page, name: string): Promise<number> {
  await page.evaluate((reference) => {
    document.cookie = `${reference.name}=1; path=/; max-age=${reference.seconds}`;
  }, REFERENCE);
  const cookies = await page.context().cookies();
  const expiryOf = (wanted: string) => cookies.find((one) => one.name === wanted)?.expires ?? 0;
  return expiryOf(name) - expiryOf(REFERENCE.name) + REFERENCE.seconds;
}
