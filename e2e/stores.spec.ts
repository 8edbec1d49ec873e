// Choosing a store: by address, name, distance from a place, device location, and links.

import { hydrated, open, saveAddress, site } from './steps.ts';
import { expect, test } from './test.ts';

const ACAI = site('acai');

// Rows: 2.11, 2.12, 2.13, 2.34
test('the list answers at each of its addresses, and not where there is one store', async ({
  page,
}) => {
  for (const path of ['/lojas', '/estabelecimentos', '/estabelecimento']) {
    await page.goto(`${ACAI}${path}`);
    await expect(page).toHaveURL(ACAI + path);
    await expect(page).toHaveTitle(/^Estabelecimentos/);
    await expect(page.getByRole('link', { name: /^Casa Forte/ })).toBeVisible();
  }
  await page.goto(`${site('pizzaria')}/lojas`);
  await expect(page).toHaveURL(/\/delivery$/);
  await page.goto(`${site('cafe')}/lojas`);
  await expect(page).toHaveURL(/\/login/);
});

test('a name or a neighbourhood finds a store, whatever the accents', async ({ page }) => {
  await open(page, `${ACAI}/lojas`);
  await page.getByLabel('Endereço, bairro ou loja').fill('casa forté');
  await expect(page.getByText('1 loja', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Casa Forte/ })).toBeVisible();
});

test('a street is searched as an address, and the stores show their distance', async ({ page }) => {
  await open(page, `${ACAI}/lojas`);
  const search = page.getByLabel('Endereço, bairro ou loja');
  await search.fill('Rua dos Navegantes, 300');
  await page.getByRole('button', { name: 'Procurar como endereço' }).click();
  await expect(page.getByText(/da mais perto para a mais longe/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Boa Viagem/ })).toContainText(/Entrega grátis/);
  await expect(page.getByRole('link', { name: /^Casa Forte/ })).toContainText(
    /\skm · Fora da área/,
  );
  await search.fill('Rua que não existe');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Não encontramos este endereço\. Escreva rua/)).toBeVisible();
});

test('the device’s place ranks the stores, and its refusal is said', async ({ page, context }) => {
  await context.setGeolocation({ latitude: -8.0345, longitude: -34.9189 });
  await context.grantPermissions(['geolocation']);
  await open(page, `${ACAI}/lojas`);
  await page.getByRole('button', { name: 'Usar minha localização' }).click();
  await expect(page.getByRole('link', { name: /^Casa Forte/ })).toContainText(
    /\d\sm · Entrega grátis/,
  );
  await context.clearPermissions();
  await open(page, `${ACAI}/lojas`);
  await page.getByRole('button', { name: 'Usar minha localização' }).click();
  await expect(
    page.getByText('Não deu para saber onde você está. Procure pelo bairro.'),
  ).toBeVisible();
});

test('the address of the last order’s place ranks the stores by itself', async ({ page }) => {
  await open(page, `${ACAI}/delivery?loja=boa-viagem&painel=endereco`);
  await page.getByLabel('Buscar endereço').fill('Rua dos Navegantes, 300');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rua dos Navegantes, 300' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar local' }).click();
  const form = page.getByRole('dialog', { name: 'Novo endereço' });
  await saveAddress(form);
  await expect(form).toHaveCount(0);
  await open(page, `${ACAI}/estabelecimentos`);
  await expect(page.getByRole('link', { name: /^Boa Viagem/ })).toContainText('Entrega grátis');
});

// Rows: 2.46, 2.47
test('links carry the store, by code or by id, and the flag of a visitor who only looks', async ({
  page,
}) => {
  await open(page, `${ACAI}/lojas?visualizar=1`);
  await page.getByRole('link', { name: /^Boa Viagem/ }).click();
  await expect(page).toHaveURL(/\/delivery\?loja=boa-viagem&visualizar=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${ACAI}/?loja=casa-forte`);
  await expect(page).toHaveURL(/\/delivery\?loja=casa-forte/);
});

// Rows: 3.51
test('a link chooses its store, except for browsing; the older site’s choice counts', async ({
  page,
  context,
}) => {
  await open(page, `${ACAI}/delivery?loja=casa-forte&visualizar=1`);
  await page.goto(ACAI);
  await expect(page).toHaveURL(/\/estabelecimentos$/);
  const chosen = () => page.evaluate(() => document.cookie);
  expect(await chosen()).not.toContain('casa-forte');
  await page.goto(`${ACAI}/delivery?loja=casa-forte`);
  await expect.poll(chosen).toContain('casa-forte');
  await page.goto(ACAI);
  await expect(page).toHaveURL(/\/delivery\?loja=casa-forte$/);
  // The stored value outlives its cookie.
  await hydrated(page);
  await expect.poll(chosen).toContain('casa-forte');
  await context.clearCookies();
  await page.goto(`${ACAI}/?cupom=ACAI5`);
  await expect(page).toHaveURL(/\/delivery\?cupom=ACAI5&loja=casa-forte$/);
  // The previous site stored it as plain text, under its own name.
  await page.goto(`${ACAI}/offline`);
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('estabelecimento', 'boa-viagem');
  });
  await context.clearCookies();
  await page.goto(ACAI);
  await expect(page).toHaveURL(/\/delivery\?loja=boa-viagem$/);
});
