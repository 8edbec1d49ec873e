// Codes to a phone: six digits that sign in, four that confirm it.

import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { newCustomer, signUp } from './calls.ts';
import { codeIn, messageTo } from './outbox.ts';
import { hydrated, open, site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const newPhone = (area: string) =>
  `${area}9${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
const six = (page: Page) => page.getByLabel('Código de 6 dígitos');
const four = (page: Page) => page.getByLabel('Código de 4 dígitos');
const wrong = (code: string) =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Outras opções' }).click();
  await page.getByRole('button', { name: /^Entrar com WhatsApp/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Entrar com WhatsApp' });
  await sheet.getByRole('button', { name: 'Enviar código' }).click();
  await expect(sheet.getByText('Não identificamos seu telefone.')).toBeVisible();
  await sheet.getByLabel('Telefone').fill(phone);
  await sheet.getByRole('button', { name: 'Enviar código' }).click();
}

test('a code that is typed without a network stays, and signs in by a press', async ({
  page,
  browser,
  context,
}) => {
  const { telefone } = await newCustomer(page);
  await open(page, `${site('pizzaria')}/login`);
  await askForCode(page, telefone);
  await expect(six(page)).toBeFocused();
  const code = codeIn(await messageTo(browser, 'pizzaria', telefone));
  await context.setOffline(true);
  await six(page).fill(code);
  await expect(page.getByText('Verifique sua conexão!')).toBeVisible();
  await expect(six(page)).toHaveValue(code);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page).toHaveURL(/\/delivery/);
});

// Rows: 2.61, 2.64, 5.2, 5.5, 8.19, 8.20
test('the sixth digit signs in; SMS is the other way, and a new phone may sign up', async ({
  page,
  browser,
}) => {
  test.slow();
  const phone = newPhone('11');
  await open(page, `${site('pizzaria')}/login`);
  await askForCode(page, phone);
  const sent = page.locator('.toast', { hasText: 'Enviamos um código para seu WhatsApp.' });
  await expect(sent).toBeVisible();
  await expect(six(page)).toBeFocused();
  // The boxes are not below the notice.
  const boxes = await page.locator('.code-boxes').boundingBox();
  await expect
    .poll(async () => (await sent.boundingBox())?.y)
    .toBeGreaterThan((boxes?.y ?? 0) + (boxes?.height ?? 0));
  const first = codeIn(await messageTo(browser, 'pizzaria', phone));
  await page.keyboard.type(wrong(first));
  await expect(
    page.getByText('Código incorreto. Confira os números e tente de novo.'),
  ).toBeVisible();
  await expect(six(page)).toHaveValue('');
  await expect(page.getByText(/^Reenviar em 0:\d\d$/)).toBeVisible();
  await expectAccessible(page, 'code');
  const resend = page.getByRole('button', { name: 'Reenviar' });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await resend.click({ force: true });
  await expect(
    page.getByText(/^Aguarde \d+ segundos para enviar novamente$/).filter({ visible: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Receber por SMS' }).click();
  await expect(page.getByRole('dialog', { name: 'Código do SMS' })).toBeVisible();
  const text = await messageTo(browser, 'pizzaria', phone, '@pizzaria.localhost');
  // Pasted with surrounding text.
  await six(page).fill(`codigo: ${codeIn(text)}`);
  await expect(page).toHaveTitle('Cadastrar');
  await expect(page.getByText('Por favor, complete seu cadastro')).toBeVisible();
  await page.getByLabel('Nome e sobrenome').fill('Nina Prado');
  await page.getByLabel('Senha', { exact: true }).fill('segredo-da-Nina');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL(/\/delivery$/);
});

// Rows: 2.64
test('the code dialog opens at its field again while the wait runs', async ({ page, browser }) => {
  test.slow();
  const phone = newPhone('11');
  await open(page, `${site('pizzaria')}/login`);
  await askForCode(page, phone);
  await expect(six(page)).toBeFocused();
  const reopen = async () => {
    await page.getByRole('button', { name: 'Outras opções' }).click();
    await page.getByRole('button', { name: /^Entrar com WhatsApp/ }).click();
    await expect(six(page)).toBeVisible();
    await expect(page.getByText(/^Reenviar em 0:\d\d$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Receber por SMS' })).toBeEnabled();
  };
  await page.keyboard.press('Escape');
  await expect(six(page)).toHaveCount(0);
  await reopen();
  await page.reload();
  await hydrated(page);
  await reopen();
  // The server says that a code is pending, which the browser had no record of.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Outras opções' }).click();
  await page.getByRole('button', { name: /^Entrar com WhatsApp/ }).click();
  await page.getByRole('dialog').getByLabel('Telefone').fill(phone);
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar código' }).click();
  await expect(
    page.getByText(/^Aguarde \d+ segundos para enviar novamente$/).filter({ visible: true }),
  ).toBeVisible();
  await expect(six(page)).toBeFocused();
  await page.getByRole('button', { name: 'Trocar o número' }).click();
  await expect(page.getByRole('dialog').getByLabel('Telefone')).toBeVisible();
  await page.keyboard.press('Escape');
  await reopen();
  await six(page).fill(codeIn(await messageTo(browser, 'pizzaria', phone)));
  await expect(page).toHaveTitle('Cadastrar');
});

// Rows: 5.5
test('a known customer is signed in at the sixth digit', async ({ page, browser }) => {
  test.slow();
  const phone = newPhone('11');
  await newCustomer(page, 'pizzaria', { nome: 'Rui Prado', telefone: phone });
  await open(page, `${site('pizzaria')}/login?redirect=/perfil`);
  await askForCode(page, phone);
  await expect(six(page)).toBeFocused();
  await page.keyboard.type(codeIn(await messageTo(browser, 'pizzaria', phone)));
  await expect(page).toHaveURL(/\/perfil$/);
  await expect(page.getByRole('heading', { name: 'Rui Prado' })).toBeVisible();
});

test('who proves the phone of another account finds nothing of who was here', async ({
  page,
  browser,
}) => {
  test.slow();
  const phone = newPhone('11');
  await newCustomer(page, 'pizzaria', { nome: 'Rui Prado', telefone: phone });
  await signUp(page, 'pizzaria', { nome: 'Ana Ribeiro' });
  // Visited, so that this device remembers her.
  await open(page, `${site('pizzaria')}/perfil`);
  const contact = () => page.evaluate(() => localStorage.getItem('quitute.u'));
  await page.evaluate(() => localStorage.setItem('quitute.u', '{"name":"Ana Ribeiro"}'));
  await open(page, `${site('pizzaria')}/privacidade`);
  await page.getByRole('button', { name: 'Confirmar meu celular' }).click();
  await page.getByRole('dialog').getByLabel('Telefone').fill(phone);
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar código' }).click();
  await expect(six(page)).toBeFocused();
  await page.keyboard.type(codeIn(await messageTo(browser, 'pizzaria', phone)));
  await expect(page).toHaveURL(/\/perfil\/privacidade$/);
  await hydrated(page);
  expect(await contact()).toBeNull();
});

// Rows: 2.56, 2.65, 3.4, 5.2, 5.6
test('where the phone is the only way in, four digits confirm it after the sign-up', async ({
  page,
  browser,
}) => {
  test.slow();
  const [mistyped, phone] = [newPhone('81'), newPhone('81')];
  await open(page, `${site('acai')}/login`);
  await page.getByLabel('Telefone').fill('123');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByText('Não identificamos seu telefone.')).toBeVisible();
  await page.getByLabel('Telefone').fill(mistyped);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Nome e sobrenome').fill('Caio Melo');
  await page.getByLabel('Senha', { exact: true }).fill('segredo-do-Caio');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme seu telefone' })).toBeVisible();
  await expect(page.getByText(/^Aguarde \d+ segundos? para enviar novamente$/)).toBeVisible();
  await expectAccessible(page, 'confirming the phone');
  await page.getByRole('button', { name: 'Trocar o número' }).click();
  await page.getByLabel('Telefone').fill(phone);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(four(page)).toBeVisible();
  const code = codeIn(await messageTo(browser, 'acai', phone));
  expect(code).toHaveLength(4);
  await four(page).fill(wrong(code));
  await expect(
    page.getByText('Código incorreto. Confira os números e tente de novo.'),
  ).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, 'confirming the phone');
  await four(page).fill(code);
  await expect(page).toHaveURL(/\/estabelecimento$/);
});
