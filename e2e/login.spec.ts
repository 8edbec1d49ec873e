// Logins without codes: password, recovery, links, Facebook; over the menu and on separate pages.

import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { call, newCustomer } from './calls.ts';
import { secondsLeft } from './cookies.ts';
import { messageTo } from './outbox.ts';
import { add, hydrated, open, site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const PIZZARIA = site('pizzaria');
const navigation = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Falta só entrar' });

async function typeIdentifier(page: Page, text: string): Promise<void> {
  await page.getByLabel('E-mail ou telefone').fill(text);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
}

// Rows: 2.7, 2.56, 2.57, 2.66, 4.18, 4.20, 5.3
test('private pages ask for the login over the menu, and the cart is kept', async ({ page }) => {
  test.slow();
  const { email, senha } = await newCustomer(page);
  // On a phone, the cart's bar replaces the navigation.
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${PIZZARIA}/delivery`);
  await add(page, 'Pudim de leite');
  await navigation(page, 'Perfil').click();
  const dialog = dialogOf(page);
  await expect(
    dialog.getByText(
      'Para abrir seu perfil, precisamos saber quem é você. Sua sacola continua aqui.',
    ),
  ).toBeVisible();
  await expectAccessible(page, 'login over the menu');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, 'login over the menu');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await navigation(page, 'Pedidos').click();
  await dialog.getByLabel('E-mail ou telefone').fill('marina');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText('Não identificamos seu email ou telefone.')).toBeVisible();
  await typeIdentifier(page, email ?? '');
  await dialog.getByLabel('Senha', { exact: true }).fill('errada-errada');
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dialog.getByText('E-mail, telefone ou senha não conferem.')).toBeVisible();
  await dialog.getByLabel('Senha', { exact: true }).fill(senha);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/delivery\/historicoPedidos$/);
  await open(page, `${PIZZARIA}/delivery?painel=sacola`);
  await expect(
    page.getByRole('dialog', { name: 'Sacola' }).getByText('Pudim de leite').first(),
  ).toBeVisible();
});

// Rows: 2.45, 2.63, 8.19, 8.20
test('a forgotten password comes by email, with its wait, and gives way to a new one', async ({
  page,
  browser,
}) => {
  test.slow();
  const { email } = await newCustomer(page);
  await open(page, `${PIZZARIA}/login?usuario=${email}`);
  await expect(page.getByLabel('E-mail ou telefone')).toHaveValue(email ?? '');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  const byMail = page.getByRole('button', { name: /^E-mail/ });
  await expect(page.getByRole('button', { name: /^WhatsApp/ })).toBeVisible();
  await byMail.click();
  await expect(page.getByText('Enviamos uma nova senha para seu Email.')).toBeVisible();
  await expect(byMail).toHaveText(/0:\d\d$/);
  await byMail.click({ force: true });
  await expect(page.getByText(/^Aguarde \d+ segundos para enviar novamente$/)).toBeVisible();
  await expectAccessible(page, 'recovery');
  const temporary =
    /[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(await messageTo(browser, 'pizzaria', email ?? ''))?.[0] ?? '';
  await page.getByLabel('Senha', { exact: true }).fill(temporary);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Crie uma nova senha' })).toBeVisible();
  await expect(page.getByLabel('Nova senha')).toBeFocused();
  await page.getByLabel('Nova senha').fill('curta');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('A senha precisa de pelo menos 8 caracteres.')).toBeVisible();
  await page.getByLabel('Nova senha').fill('segredo-novo-da-Helena');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/delivery$/);
});

// Rows: 5.8
test('without an email there is none to send to', async ({ page }) => {
  const { telefone } = await newCustomer(page, 'pizzaria', { email: null });
  await open(page, `${PIZZARIA}/login`);
  await typeIdentifier(page, telefone);
  await page.getByRole('button', { name: /^E-mail/ }).click();
  await expect(page.getByText('Não há email cadastrado')).toBeVisible();
});

// Rows: 2.8, 2.42, 2.51, 4.21
test('a login link works once and leaves the address; a spent one asks for the phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const { email, nome } = await newCustomer(page);
  await call(page, 'pizzaria', '/cliente/RedefinirSenha', { email, tipoVerificacao: 0 });
  const link =
    /http\S+chave=[\w-]+/.exec(await messageTo(browser, 'pizzaria', email ?? ''))?.[0] ?? '';
  await page.route('**/LoginGeral', async (route) => {
    await expect(page.getByText('Conectando…')).toBeVisible();
    expect(page.url()).not.toContain('chave');
    await route.continue();
  });
  const { search } = new URL(link);
  await page.goto(`${PIZZARIA}/${search}`);
  await expect(page).toHaveURL(`${PIZZARIA}/delivery`);
  await page.goto(`${PIZZARIA}/perfil`);
  await expect(page.getByRole('heading', { name: nome })).toBeVisible();

  const stranger = await browser.newContext({ locale: 'pt-BR' });
  const other = await stranger.newPage();
  await other.goto(`${PIZZARIA}/login/Acesso${search}`);
  await expect(other.getByText('Este link não vale mais. Entre com seu telefone.')).toBeVisible();
  await expect(other).toHaveURL(`${PIZZARIA}/delivery`);
  await open(other, `${PIZZARIA}/login`);
  await expect(other.getByLabel('Telefone', { exact: true })).toBeVisible();
  await stranger.close();
});

// Rows: 2.59, 2.60, 2.61, 2.62, 3.4
test('the other options are what the brand offers', async ({ page }) => {
  test.slow();
  const options = async (address: string) => {
    await open(page, address);
    await page.getByRole('button', { name: 'Outras opções' }).click();
    const sheet = page.getByRole('dialog', { name: 'Outras opções' });
    await expect(sheet).toBeVisible();
    return sheet.getByRole('listitem').locator('b').allTextContents();
  };
  expect(await options(`${PIZZARIA}/login`)).toEqual([
    'Entrar com WhatsApp',
    'Criar cadastro',
    'Estou em uma mesa',
    'Não quero me cadastrar',
    'Meus dados sem cadastro',
  ]);
  await expectAccessible(page, 'other options');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, 'other options');
  expect(await options(`${site('acai')}/login`)).not.toContain('Criar cadastro');
  expect(await options(`${site('cafe')}/login`)).not.toContain('Não quero me cadastrar');
});

// Rows: 2.44, 5.7
test('Facebook names who signs up, and refuses whom it does not confirm', async ({ page }) => {
  test.slow();
  await open(page, `${site('burger')}/login`);
  await expect(page.getByRole('button', { name: /Facebook/ })).toHaveCount(0);
  await open(page, `${PIZZARIA}/login?facebookNome=Clara&facebookEmail=clara@exemplo.com`);
  await expect(page.getByText('Seu Facebook não permite esse tipo de login!')).toBeVisible();
  await expect(page.getByLabel('E-mail ou telefone')).toHaveValue('clara@exemplo.com');
  await page.getByRole('button', { name: /Facebook/ }).click();
  const people = page.getByRole('dialog', { name: 'Facebook de teste' });
  await expectAccessible(page, 'Facebook of the sandbox');
  await people.getByRole('button', { name: /^Téo/ }).click();
  await expect(people.getByText('Seu Facebook não permite esse tipo de login!')).toBeVisible();
  await people.getByRole('button', { name: /^Clara/ }).click();
  await expect(page).toHaveTitle('Cadastrar');
  await expect(page.getByText('Por favor, complete seu cadastro')).toBeVisible();
  await expect(page.getByLabel('Nome e sobrenome')).toHaveValue('Clara Nogueira');
});

// Rows: 2.40, 2.41, 3.49
test('a login leads to no other site, and a referral is kept for a day', async ({
  page,
  context,
}) => {
  const { email, senha } = await newCustomer(page);
  await page.goto(
    `${PIZZARIA}/login?redirect=https://evil.test&usuario=${email}&indicacao=AMIGA-7`,
  );
  await hydrated(page);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(`${PIZZARIA}/delivery`);
  const referral = (await context.cookies()).find(({ name }) => name === 'indicacao');
  expect(referral?.value).toBe('AMIGA-7');
  expect(await secondsLeft(page, 'indicacao')).toBeLessThanOrEqual(86_400);
});

// Rows: 2.41
test('a friend’s code is typed at the sign-up, or filled in from their link', async ({ page }) => {
  await open(page, `${PIZZARIA}/cadastro?telefone=119${String(Math.random()).slice(2, 10)}`);
  await page.getByRole('button', { name: 'Tem um código de indicação?' }).click();
  const code = page.getByLabel('Código de indicação');
  await expect(code).toBeFocused();
  await code.fill('minha amiga');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText(/^Confira o código/)).toBeVisible();
  await code.fill(' AMIGA-8 ');
  await page.getByLabel('Nome e sobrenome').fill('Lia Prado');
  await page.getByLabel('Senha', { exact: true }).fill('segredo-da-Lia');
  const sent = page.waitForRequest('**/CadastrarUsuario');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ indicacao: 'AMIGA-8' });
  await expect(page).toHaveURL(`${PIZZARIA}/delivery`);

  await page.context().clearCookies();
  await open(page, `${PIZZARIA}/cadastro?indicacao=AMIGA-9`);
  await expect(code).toHaveValue('AMIGA-9');
});

// Rows: 8.14
test('an unexpected answer to a lookup is shown in words, and the typed text stays', async ({
  page,
}) => {
  await open(page, `${PIZZARIA}/login`);
  await page.route('**/ValidarExistenciaUsarios', (route) =>
    route.fulfill({ status: 500, json: { codErro: 1, mensagem: 'Erro 1234' } }),
  );
  await typeIdentifier(page, 'ana@exemplo.com');
  await expect(page.getByText('Erro inesperado ao verificar existência')).toBeVisible();
  await expect(page.getByLabel('E-mail ou telefone')).toHaveValue('ana@exemplo.com');
});
