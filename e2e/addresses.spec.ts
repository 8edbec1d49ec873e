// Entering an address in each of the brand's ways, and the address alerts.

import { open, saveAddress, site, typeAddress } from './steps.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const ACAI = `${site('acai')}/delivery?loja=boa-viagem`;
const MERCADO = `${site('mercado')}/delivery`;
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Novo endereço' });
const save = (page: Page) => saveAddress(dialog(page));
const whereIs = (page: Page, words: string) =>
  page.getByText(words).filter({ visible: true }).first();

// Rows: 2.67, 5.23, 5.24
test('the form of a brand with listed neighbourhoods asks for no postal code', async ({ page }) => {
  await open(page, `${site('pizzaria')}/delivery?painel=endereco`);
  const form = dialog(page);
  await typeAddress(form);
  await expect(form.getByLabel('Rua', { exact: true })).toBeVisible();
  await expect(form.getByLabel('CEP', { exact: true })).toHaveCount(0);
  await expect(form.getByLabel('Cidade', { exact: true }).locator('option:checked')).toHaveText(
    'São Paulo - SP',
  );
  await form.getByLabel('Cidade', { exact: true }).selectOption('Outra cidade');
  await save(page);
  for (const words of ['Informe a cidade.', 'Informe a rua.', 'Informe o número.'])
    await expect(form.getByText(words)).toBeVisible();
  await expect(form.getByLabel('Cidade', { exact: true })).toBeFocused();
  await expect(form.getByText('Escolha o bairro.')).toBeVisible();
  // Another city has no list, and the store does not deliver there.
  await form.getByLabel('Cidade', { exact: true }).fill('Santos');
  await form.getByLabel('Bairro', { exact: true }).fill('Gonzaga');
  await form.getByLabel('Rua', { exact: true }).fill('Rua Bahia');
  await form.getByLabel('Número', { exact: true }).fill('10');
  await save(page);
  await expect(form.getByText('A loja não atende Santos.')).toBeVisible();
  // A house without a number is found by block and lot.
  await form.locator('label').filter({ hasText: 'Sem número' }).click();
  await save(page);
  await expect(
    form.getByText('Informe a quadra e o lote, ou um ponto de referência.'),
  ).toBeVisible();
});

// Rows: 2.67, 5.23
test('a typed neighbourhood is asked for where none is listed', async ({ page }) => {
  await open(page, `${site('burger')}/delivery?painel=endereco`);
  await typeAddress(dialog(page));
  await save(page);
  await expect(dialog(page).getByText('Informe o bairro.')).toBeVisible();
});

// Rows: 2.67
test('a postal code and a number are an address where neighbourhoods are listed', async ({
  page,
}) => {
  await open(page, `${site('pizzaria')}/delivery?painel=endereco`);
  const form = dialog(page);
  await form.getByLabel('Endereço', { exact: true }).fill('05435-000');
  // The fee is said before the number.
  await expect(form.getByRole('status').getByText(/R\$/)).toBeVisible();
  await save(page);
  await expect(form.getByText('Informe o número.')).toBeVisible();
  await form.getByLabel('Número', { exact: true }).fill('456');
  await save(page);
  await expect(form).toHaveCount(0);
  await expect(whereIs(page, ', 456')).toBeVisible();
});

test('the list of neighbourhoods says each fee and begins the form', async ({ page }) => {
  await open(page, `${site('pizzaria')}/delivery?painel=endereco`);
  await dialog(page).getByRole('button', { name: 'Ver bairros e taxas' }).click();
  await page
    .getByRole('dialog', { name: 'Qual é o seu bairro?' })
    .getByRole('button', { name: /^Butantã.*R\$/ })
    .click();
  await expect(dialog(page).getByLabel('Bairro', { exact: true })).toHaveText('Butantã');
  await expect(page.getByRole('button', { name: 'Bairro Butantã' })).toBeVisible();
});

// Rows: 5.22
test('a city that the store does not serve is named', async ({ page }) => {
  await open(page, `${site('burger')}/delivery?painel=endereco`);
  const form = dialog(page);
  await form.getByLabel('Endereço', { exact: true }).fill('51020-010');
  await expect(form.getByRole('heading', { name: 'Rua dos Navegantes' })).toBeVisible();
  await form.getByLabel('Número', { exact: true }).fill('100');
  await save(page);
  await expect(form.getByText('A loja não atende Recife.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Retirar na loja' })).toBeVisible();
});

// Rows: 8.10
test('an address without coordinates says so', async ({ page }) => {
  await open(page, `${MERCADO}?painel=endereco`);
  const form = dialog(page);
  await form.getByRole('button', { name: 'Digitar o endereço' }).click();
  await form.getByLabel('Bairro', { exact: true }).fill('Lugar Nenhum');
  await form.getByLabel('Rua', { exact: true }).fill('Rua que não existe');
  await form.getByLabel('Número', { exact: true }).fill('1');
  await save(page);
  await expect(form.getByText('Desculpe, houve um erro com o seu endereço.')).toBeVisible();
});

// Rows: 2.68
test('the address under the pin is found, moved with the arrow keys and completed', async ({
  page,
}) => {
  await open(page, `${ACAI}&painel=endereco`);
  const sheet = page.getByRole('region', { name: 'Entregar em' });
  await expect(sheet.getByText(/^Entregamos aqui/)).toBeVisible();
  const before = await sheet.getByRole('heading').textContent();
  await page.getByRole('application').focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowLeft');
  await expect(sheet.getByRole('heading')).not.toHaveText('Procurando o endereço…');
  await expect(sheet.getByRole('heading')).not.toHaveText(before ?? '');
  await sheet.getByRole('button', { name: 'Confirmar local' }).click();
  const form = dialog(page);
  await expect(form.getByText(/Recife/)).toBeVisible();
  await form.getByLabel('Número', { exact: true }).fill('77');
  await save(page);
  await expect(form).toHaveCount(0);
  await expect(whereIs(page, ', 77')).toBeVisible();
});

test('a typed search works on the map as well, without a pointer', async ({ page }) => {
  await open(page, `${ACAI}&painel=endereco`);
  const sheet = page.getByRole('region', { name: 'Entregar em' });
  // The postal code of a street leads there too.
  await page.getByLabel('Buscar endereço').fill('51111-080');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('heading', { name: 'Rua dos Navegantes' })).toBeVisible();
  await page.getByLabel('Buscar endereço').fill('Rua dos Navegantes, 300');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('heading', { name: 'Rua dos Navegantes, 300' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Confirmar local' }).press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Rua dos Navegantes' })).toBeVisible();
  await expect(dialog(page).getByLabel('Número', { exact: true })).toHaveValue('300');
});

// Rows: 5.21
test('another store that delivers is named, and leads there', async ({ page }) => {
  await open(page, `${ACAI}&painel=endereco`);
  await page.getByLabel('Buscar endereço').fill('Rua Jacó Velosino, 100');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('region', { name: 'Entregar em' });
  await expect(sheet.getByText(/não entrega neste endereço, mas Casa Forte entrega/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Confirmar local' }).click();
  await save(page);
  await dialog(page).getByRole('link', { name: 'Pedir em Casa Forte' }).click();
  await expect(page).toHaveURL(/loja=casa-forte/);
  // With the address: it was typed once.
  await expect(whereIs(page, 'Rua Jacó Velosino, 100')).toBeVisible();
});

// Rows: 2.68, 5.25
test('a search with suggestions is confirmed on the map', async ({ page }) => {
  await open(page, `${MERCADO}?painel=endereco`);
  await page.getByLabel('Endereço', { exact: true }).fill('xyzxyz');
  await expect(page.getByText('Não encontramos este endereço.')).toBeVisible();
  await expect(page.getByText('Escreva no formato Rua, Número, Bairro.')).toBeVisible();
  await page.getByLabel('Endereço', { exact: true }).fill('R. Fernandes Vieira, 50, Bom Fim');
  await page.getByRole('button', { name: /^Rua Fernandes Vieira, 50/ }).click();
  const sheet = page.getByRole('region', { name: 'Entregar em' });
  await expect(sheet.getByRole('heading', { name: 'Rua Fernandes Vieira, 50' })).toBeVisible();
  await expect(sheet.getByText(/^Entregamos aqui por R\$\s3,90/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Confirmar local' }).click();
  await save(page);
  await expect(whereIs(page, 'Rua Fernandes Vieira, 50')).toBeVisible();
});

test('a search says the fee and the time of what it finds, and what is out of reach', async ({
  page,
}) => {
  await open(page, `${site('pizzaria')}/delivery?painel=endereco`);
  await page.getByLabel('Endereço', { exact: true }).fill('Rua Augusta, 1500');
  const found = page.getByRole('button', { name: /^Rua Augusta, 1500/ });
  await expect(found).toContainText(/R\$\s10,90\s*45–65\smin/);
  await open(page, `${MERCADO}?painel=endereco`);
  await page.getByLabel('Endereço', { exact: true }).fill('Rua Augusta, 1500');
  await expect(found).toContainText('Fora da área');
});

test('Enter on the map is answered although the search would have asked by itself soon', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, `${ACAI}&painel=endereco`);
  await page.route('**/comum/SugerirEnderecos', async (route) => {
    // The delay of the automatic search is over before the answer arrives.
    await page.clock.runFor(1_000);
    await route.continue();
  });
  await page.getByLabel('Buscar endereço').fill('Rua dos Navegantes, 300');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('region', { name: 'Entregar em' })
      .getByRole('heading', { name: 'Rua dos Navegantes, 300' }),
  ).toBeVisible();
});

test('Enter shows what a provider finds that must not be asked while somebody types', async ({
  page,
}) => {
  const place = {
    ...{ cep: '90035000', uf: 'RS', cidade: 'Porto Alegre', bairro: 'Bom Fim' },
    ...{ logradouro: 'Rua Fernandes Vieira', numero: '50', latitude: -30.03, longitude: -51.21 },
  };
  await page.route('**/comum/SugerirEnderecos', (route) =>
    route.fulfill({ json: { lugares: [place], aoDigitar: false } }),
  );
  await open(page, `${MERCADO}?painel=endereco`);
  await page.getByLabel('Endereço', { exact: true }).fill('R. Fernandes Vieira, 50, Bom Fim');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Rua Fernandes Vieira, 50/ })).toBeVisible();
});

test('a map without its provider leads to the form', async ({ page }) => {
  await page.route('**/comum/EnderecoDoPonto', (route) =>
    route.fulfill({ json: { codErro: 142, mensagem: 'A busca de endereços está fora do ar.' } }),
  );
  await open(page, `${ACAI}&painel=endereco`);
  await expect(
    page.getByRole('heading', { name: 'A busca de endereços está fora do ar' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Digitar o endereço' }).click();
  await expect(dialog(page).getByLabel('Rua', { exact: true })).toBeEditable();
});

test('a map that is left while it zooms reports nothing', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, `${ACAI}&painel=endereco`);
  await expect(page.getByRole('button', { name: 'Confirmar local' })).toBeVisible();
  const leave = page.getByRole('button', { name: 'Digitar o endereço' });
  const map = page.getByRole('application');
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
  // In the frame in which the zoom begins: on a busy machine the next one may come after its end.
  await leave.evaluate(async (button: HTMLElement) => {
    const place = { bubbles: true, clientX: 150, clientY: 200 };
    document.querySelector('.map')?.dispatchEvent(new MouseEvent('dblclick', place));
    await new Promise(requestAnimationFrame);
    if (document.querySelector('.leaflet-zoom-anim') === null) throw new Error('no zoom');
    button.click();
  });
  await expect(map).toHaveCount(0);
  await expect(dialog(page).getByLabel('Rua', { exact: true })).toBeEditable();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  expect(errors).toEqual([]);
});

test('where the device is fills the address in, and a device that does not tell says so', async ({
  page,
  context,
}) => {
  await context.setGeolocation({ latitude: -19.9368, longitude: -43.9336 });
  await context.grantPermissions(['geolocation']);
  await open(page, `${site('burger')}/delivery?painel=endereco`);
  await dialog(page).getByRole('button', { name: 'Usar minha localização' }).click();
  await expect(dialog(page).getByText(/Belo Horizonte/)).toBeVisible();
  await expect(dialog(page).getByLabel('Número', { exact: true })).toHaveValue('');
  await context.clearPermissions();
  await open(page, `${site('burger')}/delivery?painel=endereco`);
  await dialog(page).getByRole('button', { name: 'Usar minha localização' }).click();
  await expect(
    page.getByText('Não deu para saber onde você está. Procure o endereço.'),
  ).toBeVisible();
});
