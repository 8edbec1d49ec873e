// The main job, from a hungry diner to a delivered order: the diner on a phone, the kitchen on a screen of its own.
import { type Browser, expect, type Page, test } from '@playwright/test';

const HOST = `http://pizzaria.localhost:${process.env.E2E_PORT}`;

async function signInAsStaff(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: HOST, viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto('/painel');
  await page.getByLabel('E-mail').fill('painel@demo.quitute.app');
  await page.getByLabel('Senha', { exact: true }).fill('quitute-demo');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/painel$/);
  return page;
}

async function chooseHalfAndHalf(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pizza meio a meio' }).first().click();
  await expect(page.getByRole('heading', { name: 'Pizza meio a meio', level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: /^Grande/ }).check();
  await page.getByRole('checkbox', { name: /^Calabresa da Vila/ }).check();
  await page.getByRole('checkbox', { name: /^Quatro Queijos/ }).check();
  // Grande 9,00 and the mean of 51,90 and 62,90.
  await page.getByRole('button', { name: /^Adicionar\s+R\$\s66,40/ }).click();
  await expect(page).toHaveURL(/\/delivery/);
}

async function informAddress(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Informar o endereço' }).click();
  const form = page.getByRole('dialog', { name: 'Novo endereço' });
  await form.getByLabel('CEP', { exact: true }).fill('05435-000');
  await expect(form.getByLabel('Rua', { exact: true })).toHaveValue('Rua Harmonia');
  await form.getByLabel('Número', { exact: true }).fill('456');
  await form.getByLabel(/^Complemento/).fill('ap 32');
  await form.getByRole('button', { name: 'Salvar endereço' }).click();
}

test('a diner orders a half-and-half pizza and follows it until it is delivered', async ({ page, browser }) => {
  test.slow();
  await page.goto('/');
  await expect(page).toHaveTitle(/Cardapio/);
  await chooseHalfAndHalf(page);

  await page.goto('/delivery?painel=sacola');
  const cart = page.getByRole('dialog', { name: 'Sacola' });
  await expect(cart.getByText('Grande · ½ Calabresa da Vila, ½ Quatro Queijos')).toBeVisible();
  await cart.getByRole('link', { name: /^Continuar/ }).filter({ visible: true }).click();

  const checkout = page.getByRole('dialog', { name: 'Finalizar pedido' });
  await expect(checkout).toBeVisible();
  await informAddress(page);
  await expect(checkout.getByText('Rua Harmonia, 456').first()).toBeVisible();
  await checkout.getByLabel('Nome', { exact: true }).fill('Marina Albuquerque');
  await checkout.getByLabel('Celular com DDD').fill('11987654321');
  await checkout.locator('label').filter({ hasText: 'Dinheiro' }).click();
  await checkout.getByLabel(/^Troco para quanto/).fill('100,00');
  await checkout.getByRole('button', { name: /^Fazer pedido/ }).click();

  await expect(page).toHaveURL(/\/delivery\/pedido\//);
  await expect(page.getByText('Aguardando aceite').first()).toBeVisible();

  const kitchen = await signInAsStaff(browser);
  const ticket = kitchen.getByRole('article').filter({ hasText: 'Marina Albuquerque' }).first();
  await expect(ticket).toContainText('Calabresa da Vila');
  await ticket.getByRole('button', { name: /^Aceitar/ }).first().click();
  await expect(page.getByText('Pedido aceito').first()).toBeVisible();
  for (const [step, shown] of [
    ['Iniciar preparo', 'Em produção'],
    ['Marcar pronto', 'Pronto para entrega'],
    ['Saiu para entrega', 'Saiu para entrega'],
    ['Entregue', 'Entregue'],
  ] as const) {
    await kitchen.getByRole('article').filter({ hasText: 'Marina Albuquerque' }).first().getByRole('button', { name: step }).click();
    await expect(page.getByText(shown).first()).toBeVisible();
  }
  await kitchen.context().close();
});
