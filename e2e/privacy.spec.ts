// The cookie notice: asked once, a moment after page load, with two equal answers.

import { expectAccessible } from './accessible.ts';
import { secondsLeft } from './cookies.ts';
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

test.use({ storageState: { cookies: [], origins: [] } });

for (const [button, value] of [
  ['Aceitar', 'accepted'],
  ['Só o necessário', 'refused'],
] as const) {
  // Rows: 2.53, 4.16, 9.11
  test(`“${button}” is remembered for a year and not asked again`, async ({ page, context }) => {
    await open(page, `${site('pizzaria')}/delivery`);
    const notice = page.getByRole('region', { name: 'Privacidade' });
    await expect(notice).toBeVisible();
    await expectAccessible(page, 'privacy notice');
    await notice.getByRole('button', { name: button }).click();
    await expect(notice).toBeHidden();
    const cookie = (await context.cookies()).find(({ name }) => name === 'quitute_privacidade');
    expect(cookie?.value).toBe(value);
    const days = (await secondsLeft(page, 'quitute_privacidade')) / 86_400;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365.1);
    await page.reload();
    await page.waitForTimeout(2_000);
    await expect(notice).toBeHidden();
  });
}
