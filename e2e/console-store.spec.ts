// Staff set up a store, and a customer sees it on the next page load.

import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { violationsOf } from './axe.ts';
import { signInAsStaff } from './kitchen.ts';
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

/** The café: no other test relies on its payments or hours. */
const setup = (section: string) => `${site('cafe')}/painel/loja?aba=${section}`;

for (const section of [
  'loja',
  'impressao',
  'horarios',
  'regras',
  'pagamento',
  'entrega',
  'marca',
]) {
  test(`the set-up's ${section} is whole to a screen reader, and fits into a narrow phone`, async ({
    page,
  }) => {
    await signInAsStaff(page, 'cafe');
    await open(page, setup(section));
    await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible();
    await expectAccessible(page, section);
    expect(await violationsOf(page, ['heading-order']), `headings of ${section}`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page, section);
  });
}

// Rows: 1.27
test('a new payment method joins those of the store, and errors are shown', async ({ page }) => {
  await signInAsStaff(page, 'cafe');
  await open(page, setup('pagamento'));
  const name = `Vale ${Math.random().toString(36).slice(2, 8)}`;
  await page.getByRole('button', { name: 'Adicionar forma de pagamento' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Dê um nome a cada forma' }),
  ).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).last().fill(name);
  await page.getByLabel('Desconto').last().fill('2,5');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo. Já está valendo no site.')).toBeVisible();
  const seen = await page.evaluate(async () =>
    (await fetch('/api/quitute/AplicativoDadosUrl?url=cafe.localhost')).text(),
  );
  expect(seen).toContain(name);
  await open(page, setup('pagamento'));
  await expect(page.getByLabel('Nome', { exact: true }).last()).toHaveValue(name);
});

test('of two people who change the same hours, the second may reload', async ({
  page,
  context,
}) => {
  await signInAsStaff(page, 'cafe');
  await open(page, setup('horarios'));
  const other = await context.newPage();
  await open(other, setup('horarios'));
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Adicionar data' }).click();
    await one
      .getByLabel('Data', { exact: true })
      .last()
      .fill(one === page ? '2031-12-25' : '2031-12-31');
    await one.getByRole('button', { name: 'Salvar' }).click();
    if (one === page) await expect(one.getByText('Salvo. Já está valendo no site.')).toBeVisible();
  }
  await expect(other.getByText(/Outra pessoa mudou isto/)).toBeVisible();
  await other.getByRole('button', { name: 'Carregar de novo' }).click();
  const dates = () =>
    other
      .getByLabel('Data', { exact: true })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await expect.poll(dates).toContain('2031-12-25');
});

test('hours that overlap are named, can be taken back, and the sentence goes with them', async ({
  page,
}) => {
  await signInAsStaff(page, 'cafe');
  await open(page, setup('horarios'));
  await page.getByRole('button', { name: 'Somar aos que já têm' }).click();
  await page.getByRole('button', { name: 'Somar aos que já têm' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Há horários que se sobrepõem' });
  await expect(alert).toContainText(/se sobrepõem: \S*(segunda|domingo|terça)/);
  await expectAccessible(page, 'hours that overlap');
  await page.getByRole('button', { name: 'Trocar os horários destes dias' }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(alert).toBeVisible();
});

test('a page that buttons alone have changed is not left without a question', async ({ page }) => {
  await signInAsStaff(page, 'cafe');
  await open(page, setup('horarios'));
  const lines = page.getByRole('button', { name: /^Remover horário de/ });
  const before = await lines.count();
  await lines.first().click();
  const other = page.getByRole('link', { name: 'Impressão' });
  await other.click();
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await question.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(lines).toHaveCount(before - 1);
  await other.click();
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL(/aba=impressao/);
});

test('what buttons have changed is left without a question once it is saved', async ({ page }) => {
  await signInAsStaff(page, 'cafe');
  await open(page, setup('horarios'));
  const save = page.getByRole('button', { name: 'Salvar' });
  const done = page.getByText('Salvo. Já está valendo no site.');
  await page
    .getByRole('button', { name: /^Remover horário de/ })
    .last()
    .click();
  await save.click();
  await expect(done).toBeVisible();
  await page.getByRole('link', { name: 'Impressão' }).click();
  await expect(page).toHaveURL(/aba=impressao/);
});

test('neighbourhoods that were typed and not added are not lost by a save', async ({ page }) => {
  await signInAsStaff(page, 'cafe');
  await open(page, setup('entrega'));
  const names = page.getByLabel('Bairros, um por linha');
  await names.fill('Savassi');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.locator('form').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(page.getByText('Salvo. Já está valendo no site.')).toHaveCount(0);
  await expect(names).toHaveValue('Savassi');
});

test('a press on a corner of an area, or two in a row, add no corner too many', async ({
  page,
}) => {
  await signInAsStaff(page, 'cafe');
  await open(page, setup('entrega'));
  await page.getByRole('button', { name: 'Área desenhada', exact: true }).click();
  const map = page.getByRole('application', { name: /^Mapa da área/ });
  await map.click({ position: { x: 120, y: 80 } });
  await map.click({ position: { x: 240, y: 80 } });
  await map.click({ position: { x: 240, y: 220 } });
  await expect(page.getByText(/^3 cantos\./)).toBeVisible();
  const corner = page.locator('.area-corner').first();
  await corner.click();
  const before = await corner.boundingBox();
  await map.click({ position: { x: 120, y: 220 } });
  await expect(page.getByText(/^4 cantos\./)).toBeVisible();
  await map.dblclick({ position: { x: 180, y: 150 } });
  await expect(page.getByText(/^5 cantos\./)).toBeVisible();
  expect(await corner.boundingBox()).toEqual(before);
});
