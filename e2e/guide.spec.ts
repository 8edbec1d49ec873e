// The guided set-up: steps that are postponed, revisited, left and resumed; the preview of colours;
// and what each role sees.

import { signInAsStaff } from './kitchen.ts';
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

// Rows: 1.27
test('the guide leads through its steps and back, and finally to the first order', async ({
  page,
}) => {
  await signInAsStaff(page, 'burger');
  await open(page, `${site('burger')}/painel/inicio/guia?passo=marca`);
  await expect(page.getByText('Passo 1 de 6')).toBeVisible();
  const sample = page.getByRole('img', { name: 'Como as cores ficam, no claro e no escuro' });
  const head = sample.locator('.sample-bar').first();
  const before = await head.evaluate((bar) => getComputedStyle(bar).backgroundColor);
  await page.getByLabel('Cor principal', { exact: true }).fill('#1b5e20');
  await expect
    .poll(() => head.evaluate((bar) => getComputedStyle(bar).backgroundColor))
    .not.toBe(before);
  // Postponed: nothing of it is saved, which is said first.
  await page.getByRole('link', { name: 'Depois' }).click();
  await page
    .getByRole('dialog', { name: 'Sair sem salvar?' })
    .getByRole('button', { name: 'Sair sem salvar' })
    .click();
  await expect(page.getByRole('heading', { name: 'Sua loja' })).toBeFocused();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page.getByLabel('Cor principal', { exact: true })).not.toHaveValue('#1b5e20');
  await page.getByRole('link', { name: /^Pagamento/ }).click();
  await expect(page.getByText('Passo 6 de 6')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Primeiro pedido' })).toBeFocused();
  await open(page, `${site('burger')}/painel/inicio/guia`);
  await expect(page).toHaveURL(/passo=pronto$/);
  await expect(page.getByRole('link', { name: /^Fazer um pedido de teste/ })).toHaveAttribute(
    'href',
    '/delivery',
  );
});

test('a product without a price, which nobody could order, is no first product', async ({
  page,
}) => {
  await signInAsStaff(page, 'burger');
  await open(page, `${site('burger')}/painel/inicio/guia?passo=cardapio`);
  await page.getByLabel('Categoria').fill('Lanches');
  await page.getByLabel('Nome do produto').fill('Sem preço');
  const price = page.getByLabel('Preço', { exact: true });
  await price.fill('0');
  await page.getByRole('button', { name: 'Adicionar ao cardápio' }).click();
  await expect(price).toHaveAccessibleDescription(/Informe o preço\./);
});

// Rows: 6.10
test('an attendant is shown the places of the day, and told kindly whose the others are', async ({
  page,
}) => {
  await open(page, `${site('cafe')}/painel/entrar`);
  await page.getByLabel('E-mail').fill('balcao@serrano.quitute.app');
  await page.getByLabel('Senha', { exact: true }).fill('quitute-demo');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/painel$/);
  await page.getByRole('button', { name: 'Mais' }).click();
  const places = page.getByRole('dialog', { name: 'Painel' }).getByRole('link');
  await expect(places.filter({ hasText: 'Avaliações' })).toBeVisible();
  await expect(places.filter({ hasText: /^(Configurações|Clientes|Cupons)$/ })).toHaveCount(0);
  await open(page, `${site('cafe')}/painel/inicio/guia?passo=loja`);
  await expect(page.getByText('Só para quem administra')).toBeVisible();
});

test('the page of the first run is none once there is a brand', async ({ page }) => {
  expect((await page.goto(`${site('cafe')}/comecar?chave=qualquer`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nada por aqui' })).toBeVisible();
});
