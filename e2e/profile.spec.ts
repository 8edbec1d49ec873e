// The customer's account: every part passes the automated WCAG checks and fits the narrowest width.
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { call, signIn, signUp } from './calls.ts';
import { codeIn, messageTo } from './outbox.ts';
import { open, site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const parts = ['', '/dados', '/senha', '/dispositivos', '/idioma', '/mensagens', '/privacidade'];

// Rows: 2.25
test('axe passes on the whole profile, and nothing scrolls sideways at 320 pixels', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  for (const part of parts) {
    await open(page, `${site('pizzaria')}/perfil${part}`);
    await expectAccessible(page, `profile${part}`);
  }
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir conta' }).click();
  await expect(page.getByText('Digite a sua senha atual.')).toBeVisible();
  await expectAccessible(page, 'deleting the account');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, 'deleting the account');
  for (const part of parts) {
    await open(page, `${site('pizzaria')}/perfil${part}`);
    await expectNoSidewaysScroll(page, `profile${part}`);
  }
});

// Rows: 2.25, 2.52, 9.19
test('a new phone in the profile needs the password and is confirmed by a code', async ({
  page,
  browser,
}) => {
  test.slow();
  const { senha } = await signUp(page);
  await open(page, `${site('pizzaria')}/perfil`);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Versão 2.47.0' }).click();
  await reloaded;
  await page.getByRole('link', { name: 'Editar dados' }).click();
  await page.getByLabel('Nome e sobrenome').fill('Marina Lima');
  await page.getByLabel('CPF').fill('52998224726');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Confira o CPF: os dígitos não batem.')).toBeVisible();
  await expect(page.getByLabel('CPF')).toBeFocused();
  await page.getByLabel('CPF').fill('52998224725');
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await expect(page.getByLabel('Senha atual')).toHaveCount(0);
  const phone = `1194${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
  await page.getByLabel('Telefone').fill(phone);
  await page.getByLabel('Senha atual').fill('chute-qualquer');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('A senha atual não confere.')).toBeVisible();
  await page.getByLabel('Senha atual').fill(senha);
  await page.getByRole('button', { name: 'Salvar' }).click();
  // The phone is saved; the code that confirms it can be entered later.
  const sheet = page.getByRole('dialog', { name: 'Confirme seu telefone' });
  await expect(sheet.getByText(/Mandamos 4 números por SMS/)).toBeVisible();
  await expectAccessible(page, 'code for another phone');
  await sheet.getByRole('button', { name: 'Confirmar depois' }).click();
  await expect(page.getByRole('heading', { name: 'Marina Lima' })).toBeVisible();
  await page.getByRole('link', { name: 'Editar dados' }).click();
  await page.getByRole('button', { name: 'Confirmar telefone' }).click();
  const code = codeIn(await messageTo(browser, 'pizzaria', phone));
  await sheet.getByLabel('Código de 4 dígitos').fill(code === '0000' ? '0001' : '0000');
  await expect(sheet.getByRole('alert')).not.toBeEmpty();
  await sheet.getByLabel('Código de 4 dígitos').fill(code);
  await expect(page.getByText('Telefone confirmado')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Marina Lima' })).toBeVisible();
  await expect(page.getByText(/\(11\) 94\d{3}-\d{4}/)).toBeVisible();
  await open(page, `${site('pizzaria')}/perfil/dados`);
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await expect(page.getByRole('button', { name: 'Confirmar telefone' })).toHaveCount(0);
});

// Rows: 4.13, 4.14, 8.16
test('a device is signed out from another, and a new password signs out the rest', async ({
  page,
  browser,
}) => {
  test.slow();
  const marina = await signUp(page);
  const context = await browser.newContext({ locale: 'pt-BR' });
  const phone = await context.newPage();
  await signIn(phone, 'pizzaria', marina.telefone, marina.senha);
  await open(phone, `${site('pizzaria')}/perfil`);
  await expect.poll(() => phone.evaluate(() => localStorage.getItem('quitute.k'))).not.toBeNull();

  await open(page, `${site('pizzaria')}/perfil/dispositivos`);
  await expect(page.getByText('Este dispositivo')).toHaveCount(1);
  await page.getByRole('button', { name: /^Encerrar/ }).click();
  await expect(page.getByRole('button', { name: /^Encerrar/ })).toHaveCount(0);
  await phone.goto(`${site('pizzaria')}/delivery`);
  // The page reloads itself once it has wiped what it stored, which may cut into a look at it.
  await expect(async () =>
    expect(await phone.evaluate(() => localStorage.length)).toBe(0),
  ).toPass();
  // The page reloads itself after signing out, which may interrupt this.
  await expect(() => phone.goto(`${site('pizzaria')}/perfil`)).toPass();
  await expect(phone).toHaveURL(/\/delivery$/);

  await signIn(phone, 'pizzaria', marina.telefone, marina.senha);
  await open(page, `${site('pizzaria')}/perfil/senha`);
  await page.getByLabel('Senha atual').fill(marina.senha);
  await page.getByLabel('Nova senha').fill('curta');
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('A senha precisa de pelo menos 8 caracteres.')).toBeVisible();
  await page.getByLabel('Nova senha').fill('outro-segredo-da-Helena');
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('Senha alterada.')).toBeVisible();
  await phone.goto(`${site('pizzaria')}/perfil`);
  await expect(phone).toHaveURL(/\/delivery$/);
  await context.close();

  await open(page, `${site('pizzaria')}/perfil/dispositivos`);
  await page.getByRole('button', { name: 'Sair de todos os dispositivos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sair de todos' }).click();
  await expect(page).toHaveTitle(/Cardapio/);
  await page.goto(`${site('pizzaria')}/perfil`);
  await expect(page).toHaveURL(/\/delivery$/);
});

test('a customer sets what may be sent, exports the data, and deletes the account', async ({
  page,
}) => {
  test.slow();
  const marina = await signUp(page);
  await open(page, `${site('pizzaria')}/perfil/mensagens`);
  const offers = page.getByRole('switch', { name: 'Ofertas e novidades: WhatsApp' });
  await expect(offers).not.toBeChecked();
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().includes('/api/cliente/'),
  );
  await offers.press('Space');
  await expect(offers).toBeChecked();
  await saved;
  await page.reload();
  await expect(offers).toBeChecked();

  await open(page, `${site('pizzaria')}/perfil/privacidade`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Baixar meus dados/ }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^[\w-]+-\d{4}-\d{2}-\d{2}\.json$/);
  const told = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(told).toMatchObject({
    cliente: { nome: marina.nome, telefone: marina.telefone },
    consentimentos: [{ canal: 'whatsapp', aceito: true }],
  });

  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const question = page.getByRole('dialog', { name: 'Excluir a sua conta?' });
  await question.getByLabel('Senha atual').fill(marina.senha);
  await question.getByRole('button', { name: 'Excluir conta' }).click();
  await expect(page).toHaveTitle(/Cardapio/);
  const known = await call(page, 'pizzaria', '/quitute/ValidarExistenciaUsarios', {
    identificador: marina.telefone,
  });
  expect(known).toMatchObject({ existe: false });
});

/** What the payment page does: the card goes to the provider, its id there is saved. */
async function keepCard(page: Page): Promise<void> {
  const kept = await page.evaluate(async () => {
    const read = async <Wire = Record<string, unknown>>(reply: Response) =>
      (await reply.json()) as Wire;
    const post = async (to: string, body: object, headers = {}) =>
      read(
        await fetch(to, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      );
    const brand = await read<{ estabelecimentos: { id: number }[] }>(
      await fetch(`/api/quitute/AplicativoDadosUrl?url=${location.origin}`),
    );
    const idEstabelecimento = brand.estabelecimentos[0]?.id;
    const loan = await read(await fetch(`/api/getnet/auth/credenciais/${idEstabelecimento}`));
    const own = { authorization: `Bearer ${loan.accessToken}`, seller_id: loan.sellerId };
    const customer = { customer_id: loan.idClienteProvedor };
    const { number_token } = await post(
      `${loan.baseUrl}/v1/tokens/card`,
      { card_number: '5155901222280001', ...customer },
      own,
    );
    const card = {
      number_token,
      ...customer,
      cardholder_name: 'MARINA',
      expiration_month: '08',
      expiration_year: '39',
      verify_card: true,
      security_code: '123',
    };
    const { card_id } = await post(`${loan.baseUrl}/v1/cards`, card, own);
    return post('/api/cliente/CadastrarCartaoCliente', {
      idEstabelecimento,
      tokenCartaoCredito: card_id,
    });
  });
  expect(kept).toMatchObject({ cartao: { ultimosDigitos: '0001' } });
}

test('a saved card shows its last digits, and is removed after confirmation', async ({ page }) => {
  test.slow();
  await signUp(page);
  await keepCard(page);
  await open(page, `${site('pizzaria')}/perfil`);
  await expect(page.getByText('Mastercard final 0001')).toBeVisible();
  await expect(page.getByText('Vence em 08/39')).toBeVisible();
  await page.getByRole('button', { name: 'Remover Mastercard final 0001' }).click();
  const question = page.getByRole('dialog', { name: 'Remover este cartão?' });
  await expectAccessible(page, 'forgetting a card');
  await question.getByRole('button', { name: 'Manter cartão' }).click();
  await expect(page.getByText('Mastercard final 0001')).toBeVisible();
  await page.getByRole('button', { name: 'Remover Mastercard final 0001' }).click();
  await question.getByRole('button', { name: 'Remover cartão' }).click();
  await expect(page.getByText('Mastercard final 0001')).toHaveCount(0);
});

test('the language is this device’s choice, also on cached pages', async ({ page, browser }) => {
  test.slow();
  await signUp(page);
  await open(page, `${site('pizzaria')}/delivery`);
  await open(page, `${site('pizzaria')}/perfil/idioma`);
  await page.getByRole('radio', { name: 'English' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible();
  await open(page, `${site('pizzaria')}/delivery`);
  await expect(page.getByText('Minimum').first()).toBeVisible();
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await open(stranger, `${site('pizzaria')}/delivery`);
  await expect(stranger.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await other.close();
  await open(page, `${site('pizzaria')}/perfil/idioma`);
  await page.getByRole('radio', { name: 'Português (Brasil)' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});
