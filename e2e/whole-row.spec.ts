// A dish in a list opens wherever it is tapped: its words, its picture, or the plus of a dish whose
// choices come first; extras and fields likewise. By the place on the screen, because a click on an
// element looks for a place that reaches it.
import { orderPudding } from './calls.ts';
import { signInAsStaff } from './kitchen.ts';
import { type Brand, open, site } from './steps.ts';
import { expect, type Locator, type Page, test } from './test.ts';

async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('there is nothing to press');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function tap(page: Page, target: Locator): Promise<void> {
  // Rows far away are laid out once they are near, which moves what is below them.
  await expect(async () => {
    await target.scrollIntoViewIfNeeded();
    const before = await target.boundingBox();
    await page.waitForFunction(
      () => new Promise((done) => requestIdleCallback(() => done(true), { timeout: 1000 })),
    );
    expect(before).not.toBeNull();
    expect(await target.boundingBox()).toEqual(before);
  }).toPass();
  await page.touchscreen.tap(...(await middleOf(target)));
}

const places = { picture: '.media', words: 'h3', 'plus of its choices': '.add.through' };

const lists: { brand: Brand; dish: string; of: (keyof typeof places)[] }[] = [
  { brand: 'pizzaria', dish: 'Pizza meio a meio', of: ['picture', 'words', 'plus of its choices'] },
  { brand: 'mercado', dish: 'Bergamota', of: ['picture', 'words'] },
];

for (const { brand, dish, of } of lists)
  test(`a dish of ${brand} opens by a tap on any part of its row`, async ({ page }) => {
    for (const part of of) {
      await open(page, `${site(brand)}/delivery`);
      const row = page.locator('.p-row').filter({
        has: page.getByRole('link', { name: dish, exact: true }),
      });
      await tap(page, row.locator(places[part]).first());
      await expect(page, part).toHaveURL(/\/produto\//);
      await expect(page.getByRole('heading', { name: dish, level: 1 })).toBeVisible();
    }
  });

test('a dish of the promotions opens by a tap on its discount', async ({ page }) => {
  await open(page, `${site('pizzaria')}/delivery`);
  await tap(page, page.locator('.p-card .tag').first());
  await expect(page).toHaveURL(/\/produto\//);
});

test('the row of an extra adds the first one by a tap on its name', async ({ page }) => {
  await open(page, `${site('pizzaria')}/delivery`);
  await page.getByRole('link', { name: 'Pizza meio a meio' }).first().click();
  const extra = page.locator('.opt-row').filter({ hasText: 'Mussarela extra' });
  await tap(page, extra.locator('b'));
  await expect(extra.getByRole('group', { name: 'Quantidade de Mussarela extra' })).toBeVisible();
});

test('a field takes the focus by a tap anywhere in its box', async ({ page }) => {
  await open(page, `${site('pizzaria')}/cadastro`);
  for (const name of ['Nome e sobrenome', 'E-mail']) {
    const field = page.getByLabel(name);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(field).not.toBeFocused();
    const box = await page.locator('.input').filter({ has: field }).boundingBox();
    if (box === null) throw new Error(`${name} has no box`);
    await page.touchscreen.tap(box.x + 6, box.y + 5);
    await expect(field).toBeFocused();
  }
});

test('an order of the console’s history opens by a click on any of its cells', async ({
  page,
  customer,
}) => {
  await orderPudding(page, customer);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsStaff(page);
  for (const cell of [2, 4, 6]) {
    await open(page, `${site('pizzaria')}/painel/pedidos?busca=${encodeURIComponent(customer)}`);
    const row = page.getByRole('row').filter({ hasText: customer });
    await page.mouse.click(...(await middleOf(row.locator('td').nth(cell))));
    await expect(page, `cell ${cell}`).toHaveURL(/\/painel\/pedidos\/\d+/);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a dish opens by a tap on its picture', async ({ page }) => {
    await page.goto(`${site('pizzaria')}/delivery`);
    const picture = page.locator('.p-row .media').first();
    await picture.scrollIntoViewIfNeeded();
    await page.touchscreen.tap(...(await middleOf(picture)));
    await expect(page).toHaveURL(/\/produto\//);
  });
});
