// An account signed out on this device, and leftovers of the previous site: personal data is
// removed, a pending order is kept.

import { call, signIn, signUp } from './calls.ts';
import {
  add,
  cartOf,
  choosePayment,
  chooseWay,
  hydrated,
  lineOf,
  open,
  openCart,
  openCheckout,
  orderButton,
  site,
} from './steps.ts';
import { storeCart } from './stored.ts';
import { expect, type Locator, now, type Page, test } from './test.ts';

const PIZZARIA = site('pizzaria');
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

// Rows: 4.13, 4.14
test('refused credentials wipe what is personal, keep the cart, and say so', async ({ page }) => {
  await open(page, `${PIZZARIA}/delivery`);
  await add(page, 'Pudim de leite');
  await page.evaluate((sentAt) => {
    localStorage.setItem('quitute.k', '41');
    localStorage.setItem('quitute.d', '{"address":null,"stores":{}}');
    localStorage.setItem('quitute.v', '[]');
    const waiting = { 1: { key: '12345678-abcd', sentAt } };
    localStorage.setItem('quitute.p', JSON.stringify(waiting));
    localStorage.setItem('usuario', '{"cliente":{"nome":"Ana"}}');
  }, now().getTime());
  await page.reload();
  await expect(page.getByText('Você saiu da conta. Sua sacola continua aqui.')).toBeVisible();
  const keys = await stored(page);
  expect(keys).toEqual(expect.arrayContaining(['quitute.c', 'quitute.p', 'quitute.v']));
  for (const gone of ['quitute.k', 'quitute.d', 'usuario']) expect(keys).not.toContain(gone);
  await openCart(page);
  await expect(cartOf(page).getByRole('heading', { name: 'Pudim de leite' }).first()).toBeVisible();
  // Shown once.
  await expect(page.getByText('Você saiu da conta.')).toHaveCount(0);
});

test('a press after the session has ended asks to sign in, and the page keeps its words', async ({
  page,
}) => {
  test.slow();
  const { email, senha } = await signUp(page);
  await open(page, `${PIZZARIA}/perfil/dados`);
  await page.getByLabel('Nome e sobrenome').fill('Helena Prado Lima');
  await page.context().clearCookies();
  const save = page.getByRole('button', { name: 'Salvar', exact: true });
  await save.click();
  const login = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  // Put off, it comes with the next press again.
  await login.getByRole('button', { name: 'Agora não' }).click();
  await expect(login).toHaveCount(0);
  await save.click();
  await fillLogin(login, email ?? '', senha);
  await expect(login).toHaveCount(0);
  await expect(page.getByLabel('Nome e sobrenome')).toHaveValue('Helena Prado Lima');
  await save.click();
  await expect(page.getByText('Dados salvos')).toBeVisible();
});

test('a customer whose session has ended meanwhile signs in on the way to the next page', async ({
  page,
}) => {
  const { email, senha } = await signUp(page);
  await open(page, `${PIZZARIA}/perfil`);
  await expect(page.getByRole('heading', { name: 'Helena Prado' })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Fidelidade' }).filter({ visible: true }).first().click();
  await fillLogin(page.locator('body'), email ?? '', senha);
  await expect(page).toHaveURL(/\/fidelidade$/);
});

test('a cart that has no price since the session ended asks to sign in', async ({ page }) => {
  const { email, senha } = await signUp(page);
  await open(page, `${PIZZARIA}/perfil`);
  await expect(page.getByRole('heading', { name: 'Helena Prado' })).toBeVisible();
  await storeCart(page, ['Pudim de leite']);
  const cart = await openCart(page);
  const priced = () => page.waitForResponse((reply) => reply.url().includes('PedidoCalculado'));
  await page.context().clearCookies({ name: 'quitute_sessao' });
  await cart
    .getByRole('button', { name: /^Aumentar|[Mm]ais um/ })
    .first()
    .click();
  const retry = cart.getByRole('button', { name: 'Tentar de novo' });
  await retry.click();
  const login = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  const answer = priced();
  await fillLogin(login, email ?? '', senha);
  expect((await answer).status()).toBe(200);
  await expect(login).toHaveCount(0);
  await expect(retry).toHaveCount(0);
  await expect(cart.getByText('R$ 29,80').filter({ visible: true }).first()).toBeVisible();
});

async function fillLogin(area: Locator, email: string, senha: string): Promise<void> {
  await area.getByLabel('E-mail ou telefone').fill(email);
  await area.getByRole('button', { name: 'Continuar', exact: true }).click();
  await area.getByLabel('Senha', { exact: true }).fill(senha);
  await area.getByRole('button', { name: 'Entrar', exact: true }).click();
}

// Rows: 3.50
test('the older site’s cart is read in reais, and its personal data is removed', async ({
  page,
}) => {
  await open(page, `${PIZZARIA}/delivery`);
  const product = await page.evaluate(async () => {
    const reply = await fetch('/api/quitute/ObterCardapio', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idEstabelecimento: 1 }),
    });
    const { id, categorias } = (await reply.json()) as {
      id: number;
      categorias: { produtos: { id: number; nome: string; valor: number; opcoes: unknown[] }[] }[];
    };
    const found = categorias
      .flatMap(({ produtos }) => produtos)
      .find(({ nome }) => nome === 'Pudim de leite');
    return { menu: id, id: found?.id ?? 0, valor: found?.valor ?? 0 };
  });
  await page.evaluate(({ id, valor }) => {
    localStorage.clear();
    const itens = [
      { produto: { id, nome: 'Pudim de leite', quantidade: 2 }, valorProdutoHistorico: valor },
    ];
    localStorage.setItem('carrinho', JSON.stringify({ pedido: { idEstabelecimento: 1, itens } }));
    localStorage.setItem('usuario', '{"cliente":{"nome":"Ana"}}');
    localStorage.setItem('aplicativoDados', '{"appNome":"x"}');
  }, product);
  await page.reload();
  await hydrated(page);
  await openCart(page);
  const cart = cartOf(page);
  await expect(cart.getByRole('heading', { name: 'Pudim de leite' }).first()).toBeVisible();
  const twice = (product.valor * 2).toFixed(2).replace('.', ',');
  await expect(
    cart
      .getByText(new RegExp(`R\\$\\s${twice}`))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/^De R\$/)).toHaveCount(0);
  expect(await stored(page)).not.toEqual(expect.arrayContaining(['usuario']));
  expect(await stored(page)).not.toEqual(expect.arrayContaining(['aplicativoDados']));
});

test('signing out leaves nothing personal on the device, in no tab', async ({ page, context }) => {
  await signUp(page);
  await open(page, `${PIZZARIA}/delivery`);
  await add(page, 'Pudim de leite');
  await open(page, `${PIZZARIA}/perfil`);
  await page.evaluate(() => {
    localStorage.setItem('quitute.d', '{"address":null,"stores":{}}');
    localStorage.setItem('quitute.u', '{"nome":"Ana","telefone":"11987654321"}');
  });
  const other = await context.newPage();
  const refreshed = other.waitForResponse('**/quitute/AtualizarDadosCliente');
  await open(other, `${PIZZARIA}/delivery`);
  await refreshed;
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveTitle(/Cardapio/);
  const keys = await stored(page);
  expect(keys).toContain('quitute.c');
  for (const gone of ['quitute.k', 'quitute.d', 'quitute.u']) expect(keys).not.toContain(gone);
  await expect(other.getByText('Você saiu da conta. Sua sacola continua aqui.')).toBeVisible();
});

test('an order tells a customer who was signed out elsewhere, and keeps the cart', async ({
  page,
  browser,
}) => {
  const { email, senha } = await signUp(page);
  await open(page, `${PIZZARIA}/delivery`);
  await add(page, 'Pudim de leite');
  const checkout = await openCheckout(page);
  await chooseWay(checkout, 'Retirada');
  await choosePayment(checkout, /^Cartão de crédito/);
  const device = await (await browser.newContext()).newPage();
  await signIn(device, 'pizzaria', email ?? '', senha);
  await call(device, 'pizzaria', '/cliente/SairDeTodos', {});
  await device.context().close();
  await orderButton(page).click();
  await expect(page.getByText('Você saiu da conta. Sua sacola continua aqui.')).toBeVisible();
  await expect(lineOf(checkout, 'Quem recebe')).toContainText('Informar nome e celular');
  await expect(checkout.getByText('Pudim de leite').first()).toBeVisible();
});
