// Links that carry several things: a login token beside a coupon, a referral or a table. All of it
// is kept, whether the login succeeds or fails.

import { call, newCustomer, signUp } from './calls.ts';
import { messageTo } from './outbox.ts';
import { hydrated, lineOf, open, openCheckout, site } from './steps.ts';
import { storeCart } from './stored.ts';
import { type Browser, expect, type Page, test } from './test.ts';

const PIZZARIA = site('pizzaria');

/** The query of a login link for a customer that no other test uses. */
async function loginLink(page: Page, browser: Browser): Promise<string> {
  const { email } = await newCustomer(page);
  await call(page, 'pizzaria', '/cliente/RedefinirSenha', { email, tipoVerificacao: 0 });
  return /chave=[\w-]+/.exec(await messageTo(browser, 'pizzaria', email ?? ''))?.[0] ?? '';
}

const herAddress = {
  ...{ id: 1, cep: '05435000', uf: 'SP', cidade: 'São Paulo', bairro: 'Vila Madalena' },
  ...{ logradouro: 'Rua Harmonia', numero: '77', complemento: '', referencia: '' },
  ...{ bairroEspecifico: 0, taxaEntrega: 690, minimoEntregaGratis: 12000, ativo: true },
};

const cookieOf = async (page: Page, wanted: string) =>
  (await page.context().cookies(PIZZARIA)).find(({ name }) => name === wanted)?.value;

async function expectCoupon(page: Page): Promise<void> {
  await open(page, `${PIZZARIA}/delivery`);
  const kept = () => page.evaluate(() => localStorage.getItem('quitute.o'));
  await expect.poll(kept).not.toBeNull();
}

// Rows: 2.41, 2.42, 2.43
test('cupom and indicacao beside a chave are taken in when it signs in', async ({
  page,
  browser,
}) => {
  test.slow();
  const key = await loginLink(page, browser);
  await page.goto(`${PIZZARIA}/?${key}&cupom=VILA10&indicacao=AMIGA-7`);
  await expect(page).toHaveURL(`${PIZZARIA}/delivery`);
  expect(await cookieOf(page, 'indicacao')).toBe('AMIGA-7');
  await expectCoupon(page);
});

// Rows: 2.41, 2.42, 2.43
test('cupom and indicacao beside a chave are taken in when it fails', async ({ page }) => {
  await page.goto(`${PIZZARIA}/?chave=gasta&cupom=VILA10&indicacao=AMIGA-7`);
  await expect(page.getByText('Este link não vale mais. Entre com seu telefone.')).toBeVisible();
  expect(await cookieOf(page, 'indicacao')).toBe('AMIGA-7');
  await expectCoupon(page);
});

test('a chave for somebody else leaves nothing of who was signed in, and keeps its coupon', async ({
  page,
  browser,
}) => {
  test.slow();
  const key = await loginLink(page, browser);
  await signUp(page, 'pizzaria', { nome: 'Ana Ribeiro' });
  // Visited, so that this device remembers her.
  await open(page, `${PIZZARIA}/perfil`);
  const { id } = await storeCart(page, ['Pudim de leite']);
  await page.evaluate(
    ([store, address]) =>
      localStorage.setItem(
        'quitute.d',
        JSON.stringify({ address, stores: { [`${store}`]: { type: 1, quote: null } } }),
      ),
    [id, herAddress] as const,
  );
  const checkout = await openCheckout(page);
  await expect(lineOf(checkout, 'Onde')).toContainText('Rua Harmonia, 77');
  await page.goto(`${PIZZARIA}/?${key}&cupom=VILA10`);
  await expect(page).toHaveURL(`${PIZZARIA}/delivery`);
  await expectCoupon(page);
  await openCheckout(page);
  await expect(lineOf(checkout, 'Onde')).toContainText('Informar o endereço');
});

// Rows: 2.37, 4.15, 4.21
test('mesa beside a chave goes on to the table, signed in or not', async ({ page, browser }) => {
  test.slow();
  const key = await loginLink(page, browser);
  await page.goto(`${PIZZARIA}/?${key}&mesa=9`);
  await expect(page.getByText('Você está na mesa 9')).toBeVisible();
  await page.goto(`${PIZZARIA}/perfil`);
  await expect(page.getByRole('heading', { name: 'Helena Prado' })).toBeVisible();
  const stranger = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await stranger.goto(`${PIZZARIA}/?${key}&comanda=4`);
  await expect(stranger.getByText('Você está na comanda 4')).toBeVisible();
  await stranger.context().close();
});

// Rows: 2.21, 2.31
test('an empty chave is none: no redirect without end', async ({ page }) => {
  await page.goto(`${PIZZARIA}/?chave=`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Cardapio · Forno da Vila');
});

// Rows: 2.9, 2.37
test('mesa without loja means the only store that takes tables', async ({ page }) => {
  await page.goto(`${site('acai')}/?mesa=2`);
  await expect(page.getByText('Você está na mesa 2')).toBeVisible();
  await expect(page).toHaveURL(/loja=boa-viagem/);
});

// Rows: 4.22
test('mesa where no table orders leads home and says why', async ({ page }) => {
  await page.goto(`${site('mercado')}/?mesa=2&cupom=X`);
  await expect(page.getByRole('status').getByText(/não recebe pedidos nas mesas\.$/)).toBeVisible();
  await expect(page).toHaveURL(/\/delivery\?cupom=X$/);
  await open(page, `${site('acai')}/login/pedidoMesa?mesa=2&loja=casa-forte`);
  await expect(
    page.getByRole('status').getByText('Casa Forte não recebe pedidos nas mesas.'),
  ).toBeVisible();
});

// Rows: 4.23
test('a seated customer who signs in goes to their table’s menu', async ({ page }) => {
  test.slow();
  const { telefone, senha } = await newCustomer(page, 'acai');
  await page.goto(`${site('acai')}/?mesa=5&loja=boa-viagem`);
  await expect(page.getByText('Você está na mesa 5')).toBeVisible();
  // The choice of a store is separate, in another cookie.
  await page.context().clearCookies({ name: 'quitute_loja' });
  await page.goto(`${site('acai')}/login`);
  await hydrated(page);
  await page.getByLabel('Telefone', { exact: true }).fill(telefone);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/delivery\?loja=boa-viagem$/);
  await expect(page.getByText('Você está na mesa 5')).toBeVisible();
});

// Rows: 2.26
test('a product opened by its address leads to the menu once it is in the cart', async ({
  page,
  context,
}) => {
  await open(page, `${PIZZARIA}/delivery`);
  const href = await page
    .getByRole('link', { name: 'Pudim de leite', exact: true })
    .first()
    .getAttribute('href');
  const shared = await context.newPage();
  await open(shared, PIZZARIA + href);
  await shared.getByRole('button', { name: /^Adicionar\s+R\$/ }).click();
  await expect(shared).toHaveURL(/\/delivery/);
});
