// A sheet over the page.
import { signUp } from './calls.ts';
import { signInAsStaff } from './kitchen.ts';
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

test('a sheet of the console asks before typed text is lost, and not without any', async ({
  page,
}) => {
  await signInAsStaff(page, 'mercado');
  await open(page, `${site('mercado')}/painel/equipe`);
  const sheet = page.getByRole('dialog', { name: 'Convidar para a equipe' });
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  const invite = page.getByRole('button', { name: 'Convidar' });
  const name = sheet.getByLabel('Nome');
  await invite.click();
  await sheet.getByLabel('Papel').selectOption('gerente');
  await name.fill('Rita');
  await name.fill('');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await invite.click();
  await name.fill('Rita');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('Rita');
  await expect(name).toBeFocused();
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await question.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(name).toHaveValue('Rita');
  await page.mouse.click(4, 4);
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(question).toHaveCount(0);
  await expect(sheet).toHaveCount(0);
  await expect(invite).toBeFocused();
});
