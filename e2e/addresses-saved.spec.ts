// Saved addresses: in the profile, and where an order asks for the address.

import { expectAccessible } from './accessible.ts';
import { signUp } from './calls.ts';
import { open, saveAddress, site, typeAddress } from './steps.ts';
import { expect, type Page, test } from './test.ts';

const PIZZARIA = site('pizzaria');

async function fillAddress(
  page: Page,
  street: string,
  number: string,
  neighbourhood = 'Vila Madalena',
): Promise<void> {
  const form = page.getByRole('dialog', { name: /endereço/ });
  await typeAddress(form);
  await form.getByLabel('Bairro', { exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Qual é o seu bairro?' })
    .getByRole('button', { name: new RegExp(`^${neighbourhood}`) })
    .click();
  await form.getByLabel('Rua', { exact: true }).fill(street);
  await form.getByLabel('Número', { exact: true }).fill(number);
  await form.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(form).toHaveCount(0);
}

test('addresses are kept, changed, made the usual one and removed in the profile', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await open(page, `${PIZZARIA}/perfil`);
  const heard = page.evaluate(
    () =>
      new Promise((done) =>
        addEventListener('quitute:enderecoCadastrado', (event) =>
          done((event as CustomEvent).detail),
        ),
      ),
  );
  await page.getByRole('button', { name: 'Novo endereço' }).click();
  await fillAddress(page, 'Rua Harmonia', '456');
  expect(await heard).toEqual({ id: expect.any(Number) });
  await expect(page.getByRole('button', { name: /Rua Harmonia, 456.*Principal/ })).toBeVisible();
  // Saved addresses may be outside the store's area.
  await page.getByRole('button', { name: 'Novo endereço' }).click();
  await fillAddress(page, 'Rua Carlos Weber', '90', 'Vila Leopoldina');
  await page.getByRole('button', { name: /Rua Carlos Weber/ }).click();
  await page.getByRole('button', { name: 'Tornar principal' }).click();
  await expect(page.getByRole('button', { name: /Rua Carlos Weber.*Principal/ })).toBeVisible();
  await page.getByRole('button', { name: /Rua Harmonia/ }).click();
  await page.getByRole('button', { name: 'Editar' }).click();
  const form = page.getByRole('dialog', { name: 'Endereço de entrega' });
  await expect(form.getByLabel('Rua', { exact: true })).toHaveValue('Rua Harmonia');
  await form.getByLabel('Número', { exact: true }).fill('500');
  await form.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(page.getByRole('button', { name: /Rua Harmonia, 500/ })).toBeVisible();

  await open(page, `${PIZZARIA}/delivery?painel=endereco`);
  const sheet = page.getByRole('dialog', { name: 'Onde entregamos?' });
  await expect(sheet.getByText('Fora da área')).toBeVisible();
  await expectAccessible(page, 'list of addresses');
  await sheet.getByRole('button', { name: /^Rua Harmonia, 500/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Rua Harmonia, 500').filter({ visible: true }).first()).toBeVisible();
  await open(page, `${PIZZARIA}/delivery?painel=endereco`);
  await sheet.getByRole('button', { name: /^Retirar no balcão/ }).click();
  await expect(page.getByRole('radio', { name: 'Retirada' }).first()).toBeChecked();

  await open(page, `${PIZZARIA}/perfil`);
  await page.getByRole('button', { name: /Rua Carlos Weber/ }).click();
  await page.getByRole('button', { name: 'Remover' }).click();
  await page
    .getByRole('dialog', { name: 'Remover este endereço?' })
    .getByRole('button', { name: 'Remover' })
    .click();
  await expect(page.getByRole('button', { name: /Rua Carlos Weber/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Rua Harmonia, 500.*Principal/ })).toBeVisible();
});

// Rows: 7.22
test('an address entered for an order joins the list', async ({ page }) => {
  await signUp(page);
  await open(page, `${PIZZARIA}/delivery?painel=endereco`);
  await fillAddress(page, 'Rua Girassol', '10');
  await expect(page.getByText('Rua Girassol, 10').filter({ visible: true }).first()).toBeVisible();
  await open(page, `${PIZZARIA}/delivery?painel=endereco`);
  const row = page
    .getByRole('dialog', { name: 'Onde entregamos?' })
    .getByRole('button', { name: /^Rua Girassol, 10/ });
  await expect(row).toHaveAttribute('aria-current', 'true');
});

test('an edited address is the new one where it was chosen for the order', async ({ page }) => {
  await signUp(page);
  await open(page, `${PIZZARIA}/delivery?painel=endereco`);
  await fillAddress(page, 'Rua Girassol', '10');
  await open(page, `${PIZZARIA}/perfil`);
  await page.getByRole('button', { name: /Rua Girassol, 10/ }).click();
  await page.getByRole('button', { name: 'Editar' }).click();
  const form = page.getByRole('dialog', { name: 'Endereço de entrega' });
  await form.getByLabel('Número', { exact: true }).fill('12');
  await form.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(page.getByRole('button', { name: /Rua Girassol, 12/ })).toBeVisible();
  await open(page, `${PIZZARIA}/delivery`);
  await expect(page.getByText('Rua Girassol, 12').filter({ visible: true }).first()).toBeVisible();
});

test('a saved address that another store delivers to leads there, and is taken along', async ({
  page,
}) => {
  const ACAI = site('acai');
  await signUp(page, 'acai');
  await open(page, `${ACAI}/perfil`);
  await page.getByRole('button', { name: 'Novo endereço' }).click();
  await page.getByLabel('Buscar endereço').fill('Rua Jacó Velosino, 100');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Confirmar local' }).click();
  const form = page.getByRole('dialog', { name: 'Novo endereço' });
  await saveAddress(form);
  await expect(form).toHaveCount(0);
  await open(page, `${ACAI}/delivery?loja=boa-viagem&painel=endereco`);
  const sheet = page.getByRole('dialog', { name: 'Onde entregamos?' });
  await sheet.getByRole('link', { name: 'Pedir em Casa Forte' }).click();
  await expect(page).toHaveURL(/loja=casa-forte/);
  await expect(
    page.getByText('Rua Jacó Velosino, 100').filter({ visible: true }).first(),
  ).toBeVisible();
});
