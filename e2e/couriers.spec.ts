// Orders leave with a courier, who is corrected on the order's page and settled with in the
// register. The demo's burger house has two names.
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { advance, signInAsStaff, ticketsOf } from './kitchen.ts';
import { open, site } from './steps.ts';
import { takeDelivery } from './take-delivery.ts';
import { expect, type Page, test } from './test.ts';

const shop = 'burger';

const take = (page: Page, nome: string) =>
  takeDelivery(page, shop, {
    ...{ loja: 'Savassi', produto: 'Salada da casa', quantidade: 2 },
    ...{ nome, forma: 'dinheiro' },
  });

// Rows: 1.27
test('staff say who takes an order, and settle with the courier', async ({ page, customer }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsStaff(page, shop);
  await open(page, `${site(shop)}/painel/caixa`);
  await page.getByLabel('Valor na gaveta').fill('0');
  await page.getByRole('button', { name: 'Abrir caixa' }).click();
  await expect(page.getByText('O caixa está aberto.')).toBeVisible();

  const { id } = await take(page, customer);
  await open(page, `${site(shop)}/painel`);
  const ticket = ticketsOf(page, customer);
  await advance(page, customer, 'Iniciar preparo');
  await advance(page, customer, 'Marcar pronto');
  await ticket.getByRole('button', { name: 'Saiu para entrega', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /^Quem leva o pedido/ });
  await expectAccessible(page, 'the question who takes an order');
  await sheet.getByRole('button', { name: 'Sair para entrega' }).click();
  await expect(sheet.getByText('Escreva o nome.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Rafael', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(ticket).toContainText('Entrega: Rafael');

  await open(page, `${site(shop)}/painel/caixa`);
  const street = page.getByRole('region', { name: 'Na rua' });
  await expect(street.getByRole('heading', { name: /^Rafael/ })).toBeVisible();
  await expect(street).toContainText(customer);
  await expectAccessible(page, 'a register with couriers');

  // Somebody else took it, who is in no list.
  await open(page, `${site(shop)}/painel/pedidos/${id}`);
  await page.getByRole('button', { name: 'Trocar' }).click();
  const again = page.getByRole('dialog', { name: /^Quem entrega o pedido/ });
  await expect(again.getByRole('button', { name: 'Rafael' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await again.getByLabel('Outro nome').fill('Davi da moto');
  await again.getByRole('button', { name: 'Salvar' }).click();
  await expect(again).toHaveCount(0);
  await expect(page.getByText('Davi da moto')).toBeVisible();
  await page.getByRole('button', { name: 'Entregue', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Entregue', exact: true })).toHaveCount(0);

  await open(page, `${site(shop)}/painel/caixa`);
  const report = page.locator('.register-report');
  await expect(report.getByText(/^Davi da moto/)).toContainText(/1 entrega · Taxas R\$\s\d/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'a register with couriers');
});
