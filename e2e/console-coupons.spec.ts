// Staff write a coupon, customers use it, and staff end it. Provider accounts are tested and saved.

import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signInAsStaff } from './kitchen.ts';
import { open, site } from './steps.ts';
import { expect, type Locator, test } from './test.ts';

const coupons = `${site('cafe')}/painel/cupons`;

// Rows: 1.12
test('a coupon with its rules is created, shown to customers, ended and removed', async ({
  page,
}) => {
  test.slow();
  await signInAsStaff(page, 'cafe');
  await open(page, `${coupons}?cupom=novo`);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('De 3 a 30 letras e números, sem acentos.')).toBeVisible();
  await expect(page.getByText('Dê um título ao cupom.')).toBeVisible();
  await page.getByRole('button', { name: 'Limitar a dias e horários' }).click();
  await page.getByLabel('Começa às (1)').fill('14:00');
  await page.getByLabel('Termina às (1)').fill('17:00');
  await expectAccessible(page, 'coupon form with its problems');
  const code = `TARDE${Math.random().toString(36).slice(2, 6).toUpperCase()}`;
  await page.getByLabel('Código', { exact: true }).fill(code.toLowerCase());
  await page.getByLabel('Título que o cliente lê').fill('Café da tarde');
  await page.getByLabel('Pedido a partir de').fill('20');
  await page.getByText('Mostrar na página promocional').click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('link', { name: code, exact: true })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: code });
  await expect(row.getByText('Valendo')).toBeVisible();
  await expect(row.getByText('14:00–17:00')).toBeVisible();
  await expectAccessible(page, 'coupons');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'coupons');
  await row.getByRole('button', { name: `Encerrar ${code}` }).click();
  await expect(row.getByText('Desligado')).toBeVisible();
  await row.getByRole('button', { name: `Excluir ${code}` }).click();
  await page.getByRole('button', { name: 'Excluir cupom' }).click();
  await expect(page.getByRole('link', { name: code, exact: true })).toHaveCount(0);
});

/** What was set up before is open. */
async function openDetails(details: Locator): Promise<void> {
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
    await details.locator('summary').click();
}

test('a Pix key is normalised and shown as a test code, and a secret is never shown', async ({
  page,
}) => {
  const brand = 'cafe';
  test.slow();
  await signInAsStaff(page, brand);
  await open(page, `${site(brand)}/painel/loja?aba=recebimento`);
  const own = page.locator('details', { hasText: 'Chave Pix da loja' });
  await openDetails(own);
  await own.getByLabel('Chave Pix', { exact: true }).fill('não é chave');
  await own.getByRole('button', { name: 'Salvar' }).click();
  await expect(own.getByText('Esta não é uma chave Pix.', { exact: false })).toBeVisible();
  await own.getByLabel('Chave Pix', { exact: true }).fill('11.222.333/0001-81');
  await own.getByRole('button', { name: 'Salvar' }).click();
  await expect(own.getByLabel('Chave Pix', { exact: true })).toHaveValue('11222333000181');
  await own.getByRole('button', { name: 'Ver um código de teste' }).click();
  await expect(own.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  await expectAccessible(page, 'own Pix key');
  const mercado = page.locator('details', { hasText: 'Mercado Pago' }).last();
  await openDetails(mercado);
  await mercado.getByLabel('Public Key').fill('TEST-0123456789');
  await mercado.getByLabel('Access Token').fill('TEST-9876543210-secret');
  await mercado.getByText('Ligado', { exact: true }).first().click();
  await mercado.getByRole('button', { name: 'Salvar' }).click();
  await expect(mercado.getByText('Guardado. Digite só para trocar.')).toBeVisible();
  expect(await page.content()).not.toContain('9876543210-secret');
  await page.reload();
  expect(await page.content()).not.toContain('9876543210-secret');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'accounts');
});
