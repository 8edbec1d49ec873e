// A sheet over the page.
import { signUp } from './calls.ts';
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

test('the page behind a sheet cannot scroll, and is where it was afterwards', async ({ page }) => {
  await signUp(page);
  await open(page, `${site('pizzaria')}/perfil/privacidade`);
  const opener = page.getByRole('button', { name: 'Excluir minha conta' });
  const scrolls = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
  await opener.scrollIntoViewIfNeeded();
  const before = await opener.boundingBox();
  expect(await scrolls()).toBe(true);
  await opener.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  expect(await scrolls()).toBe(false);
  expect(await opener.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  // A closed sheet is hidden at once, and is removed by the event that follows.
  await expect.poll(scrolls).toBe(true);
  expect(await opener.boundingBox()).toEqual(before);
});
