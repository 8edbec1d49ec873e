// Loyalty in use: a stamp at the counter, credit earned by an order and spent by the next, a spin
// of the wheel.

import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { call, signUp } from './calls.ts';
import { accept, advance, openKitchen, signInAsStaff } from './kitchen.ts';
import { provePhone, shopWithFullCard } from './loyalty-steps.ts';
import { loseReply } from './reach-server.ts';
import {
  add,
  choosePayment,
  chooseWay,
  lineOf,
  open,
  openCart,
  openCheckout,
  orderButton,
  pick,
  pickPayment,
  site,
} from './steps.ts';
import { checkoutWith } from './stored.ts';
import { type Browser, expect, type Page, test } from './test.ts';

// Rows: 1.13, 2.24
test('a stamp is earned with the code that staff show, typed by hand', async ({
  page,
  browser,
}) => {
  const counter = await openKitchen(browser, 'cafe');
  await counter.goto(`${site('cafe')}/painel/fidelidade`);
  await counter.getByRole('button', { name: 'Mostrar o código de Cappuccino grátis' }).click();
  await expect(counter.locator('.code-qr')).toBeVisible();
  await signUp(page, 'cafe');
  await open(page, `${site('cafe')}/fidelidade`);
  await page.getByRole('button', { name: 'Ganhar um selo no balcão' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Código do balcão').fill('AAAABBBB');
  await sheet.getByRole('button', { name: 'Carimbar' }).click();
  await expect(sheet.getByText(/código/i).nth(1)).toBeVisible();
  await sheet
    .getByLabel('Código do balcão')
    .fill((await counter.locator('.code-text').textContent()) ?? '');
  await sheet.getByRole('button', { name: 'Carimbar' }).click();
  // Said for some seconds only; the customer's stamp stays.
  await expect(counter.getByText('Selo dado')).toBeVisible();
  await expect(sheet.getByRole('list', { name: '1 de 8 selos' })).toBeVisible();
  await counter.context().close();
});

// Rows: 1.14
test('credit comes with a delivered order and pays a part of the next one', async ({
  page,
  browser,
  customer,
  kitchen,
}) => {
  test.slow();
  const { telefone } = await signUp(page, 'pizzaria', { nome: customer });
  const checkout = await checkoutWith(page, ['Pudim de leite']);
  await chooseWay(checkout, 'Retirada');
  await choosePayment(checkout, /^Cartão de crédito/);
  await orderButton(page).click();
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();
  await accept(kitchen, customer);
  for (const step of ['Iniciar preparo', 'Marcar pronto', 'Entregue'])
    await advance(kitchen, customer, step);
  // The order's own page says what it brought.
  const earned = page.getByRole('region', { name: 'Você ganhou' });
  await expect(earned.getByText('Cashback deste pedido')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Andamento' }).getByRole('listitem')).toHaveCount(4);
  await page.goto(`${site('pizzaria')}/fidelidade`);
  await expect(page.getByText(/% de volta/)).toBeVisible();
  await page.goto(`${site('pizzaria')}/delivery`);
  await add(page, 'Pudim de leite');
  const unproved = await openCart(page);
  await expect(unproved.getByRole('link', { name: 'Confirmar celular' })).toBeVisible();
  await provePhone(page, browser, 'pizzaria', telefone);
  const cart = await openCart(page);
  await pick(cart, 'Usar cashback');
  await expect(cart.getByRole('term').filter({ hasText: 'Cashback' })).toBeVisible();
  // 5% of what the credit leaves of R$ 14,90.
  const next = await openCheckout(page);
  await choosePayment(next, /^Pix na entrega/);
  await expect(next.getByRole('term').filter({ hasText: 'Desconto Pix na entrega' })).toBeVisible();
  await expect(lineOf(next, 'Pagamento')).toContainText(/\u2212R\$\s0,71/);
});

// Rows: 1.13
test('a full card is offered in the cart, and pays for a part of the order', async ({
  page,
  browser,
  customer,
}) => {
  await shopWithFullCard(page, browser, customer);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'Usar R$ 20 no seu açaí neste pedido' }).click();
  await expect(cart.getByText('Cartão completo, resgatado neste pedido')).toBeVisible();
  await expectAccessible(page, 'the cart with a full card');
  const checkout = await openCheckout(page);
  await chooseWay(checkout, 'Retirada');
  await pickPayment(checkout, /^Dinheiro/);
  await expect(checkout.getByText('Cartão completo, resgatado neste pedido')).toBeVisible();
});

/** A customer who may spin, and for whom the wheel does not turn. */
async function earnSpin(page: Page, browser: Browser): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { telefone } = await signUp(page, 'acai');
  await provePhone(page, browser, 'acai', telefone);
}

// Rows: 1.17
test('the wheel is spun from the keyboard, once, and stays at what was drawn', async ({
  page,
  browser,
}) => {
  await earnSpin(page, browser);
  await page.goto(`${site('acai')}/fidelidade`);
  await page.getByRole('link', { name: /^Roleta de prêmios/ }).click();
  const button = page.getByRole('button', { name: 'Girar a roleta' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Próximo giro em/).first()).toBeVisible();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a wheel that was spun at another device says so, and promises no spin any more', async ({
  page,
  browser,
}) => {
  await earnSpin(page, browser);
  await open(page, `${site('acai')}/fidelidade/roleta`);
  const button = page.getByRole('button', { name: 'Girar a roleta' });
  await expect(button).toBeVisible();
  await call(page, 'acai', '/quitute/GirarRoleta', { chaveIdempotencia: crypto.randomUUID() });
  await button.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Você já girou.');
  await expect(page.getByText(/^Próximo giro em/).first()).toBeVisible();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a prize whose answer was lost is named when the page is loaded again', async ({
  page,
  browser,
}) => {
  await earnSpin(page, browser);
  await open(page, `${site('acai')}/fidelidade/roleta`);
  await loseReply(page, '/quitute/GirarRoleta');
  await page.getByRole('button', { name: 'Girar a roleta' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText(/^Próximo giro em/).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const customerPages = [
  '/fidelidade',
  '/fidelidade/cartelas',
  '/fidelidade/estabelecimentos',
  '/fidelidade/roleta',
];
const staffPages = ['', '?aba=cartoes', '?aba=cashback', '?aba=indicacao', '?aba=roleta'];

test('axe passes on the loyalty pages, and nothing scrolls sideways at 320 pixels', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page, 'acai');
  await signInAsStaff(page, 'acai');
  const addresses = [...customerPages, ...staffPages.map((tab) => `/painel/fidelidade${tab}`)].map(
    (path) => site('acai') + path,
  );
  for (const address of addresses) {
    await open(page, address);
    await expectAccessible(page, address);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of addresses) {
    await open(page, address);
    await expectNoSidewaysScroll(page, address);
  }
});

test('a card that a colleague changed is refused, and shown as it is when opened again', async ({
  page,
}) => {
  await signInAsStaff(page, 'acai');
  const terms = {
    nome: 'Brinde guardado',
    idEstabelecimento: null,
    selosNecessarios: 5,
    valorMinimoPedido: null,
    porCodigo: true,
    premio: { tipo: 'valor', valor: 5, percentual: 0, maximoDesconto: 0, idProduto: null },
    diasValidade: 90,
    ativo: false,
  };
  const save = (id: number | null, changes: object) =>
    call<{ programas: { id: number; nome: string }[] }>(page, 'acai', '/painel/SalvarCartela', {
      id,
      ...terms,
      ...changes,
    });
  const { programas } = await save(null, {});
  await open(page, `${site('acai')}/painel/fidelidade?aba=cartoes`);
  const edit = page.getByRole('button', { name: 'Editar Brinde guardado' });
  await edit.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Quantos selos').fill('6');
  await save(programas.find(({ nome }) => nome === terms.nome)?.id ?? 0, { diasValidade: 60 });
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Outra pessoa mudou isto');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(sheet).toBeHidden();
  await edit.click();
  await expect(sheet.getByLabel('Validade em dias')).toHaveValue('60');
  await sheet.getByLabel('Quantos selos').fill('6');
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: terms.nome })).toContainText('6 selos');
});

test('a customer without cards is led to what earns the first stamp', async ({ page }) => {
  await signUp(page, 'burger');
  await open(page, `${site('burger')}/fidelidade/cartelas`);
  await expect(page.getByRole('heading', { name: 'Nenhum cartão ainda' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ver o cardápio' }).click();
  await expect(page).toHaveURL(/\/delivery/);
});

test('a brand without loyalty has no place for it in its navigation', async ({ page }) => {
  const places = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  await open(page, `${site('burger')}/delivery`);
  await expect(places).toHaveText(['Cardápio', 'Pedidos', 'Perfil']);
  await open(page, `${site('pizzaria')}/delivery`);
  await expect(places).toHaveText(['Cardápio', 'Pedidos', 'Fidelidade', 'Perfil']);
});
