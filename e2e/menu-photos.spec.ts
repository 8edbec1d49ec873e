// Photos of a folder go to the products that their files are named after.
import sharp from 'sharp';
import { expectAccessible } from './accessible.ts';
import { signInAsStaff } from './kitchen.ts';
import { importTable, openTool, unique } from './menu-tools.ts';
import { open, site } from './steps.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const editor = `${site('burger')}/painel/cardapio`;

/** A plain picture of this size in pixels, as Base64. */
async function picture(width: number, height: number): Promise<string> {
  const plain = { width, height, channels: 3, background: '#542d6e' } as const;
  return (await sharp({ create: plain }).jpeg().toBuffer()).toString('base64');
}

/** The editor with new products of these names, and the sheet of photos. */
async function openPhotos(page: Page, mark: string, products: string[]): Promise<Locator> {
  await signInAsStaff(page, 'burger');
  await open(page, editor);
  await importTable(
    page,
    products.map((product) => `Fotos ${mark};${product} ${mark};;10`),
  );
  await page.keyboard.press('Escape');
  return openTool(page, 'Fotos de uma pasta');
}

/** The field takes folders alone; a drop takes files as well. */
async function dropPhotos(sheet: Locator, photo: string, names: string[]): Promise<void> {
  const dataTransfer = await sheet.page().evaluateHandle(
    ([content, files]) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const drop = new DataTransfer();
      for (const name of files)
        drop.items.add(
          name.endsWith('.jpg')
            ? new File([bytes], name, { type: 'image/jpeg' })
            : new File([bytes], name),
        );
      return drop;
    },
    [photo, names] as const,
  );
  await sheet.getByRole('region', { name: 'Pasta de fotos' }).dispatchEvent('drop', {
    dataTransfer,
  });
}

// Rows: 1.28
test('photos find the products that their files are named after', async ({ page }) => {
  test.slow();
  const mark = unique();
  const sheet = await openPhotos(page, mark, ['Açaí']);
  await expectAccessible(page, 'photos of a folder');
  const names = [`acai-${mark}.jpg`, 'feijoada.jpg', 'IMG_0001.HEIC'];
  await dropPhotos(sheet, await picture(900, 700), names);
  await expect(sheet.getByText('1 foto encontrou o seu item.')).toBeVisible();
  await expect(sheet.getByText('feijoada.jpg')).toBeVisible();
  await expect(sheet.getByText('Não conseguimos abrir.')).toContainText('IMG_0001.HEIC');
  await sheet.getByRole('button', { name: 'Enviar 1 foto' }).click();
  await expect(page.getByText('1 foto está no cardápio.')).toBeVisible();
});

// Rows: 1.28
test('of photos, one that was not sent is retried, and the others are saved', async ({ page }) => {
  test.slow();
  const mark = unique();
  const sheet = await openPhotos(page, mark, ['Caju', 'Umbu']);
  await dropPhotos(sheet, await picture(900, 700), [`caju-${mark}.jpg`, `umbu-${mark}.jpg`]);
  // The connection ends between the two photos.
  let saved = 0;
  const ofPhotos = /\/painel\/(EnviarFoto|MudarProdutos)/;
  await page.route(ofPhotos, (route) => {
    if (saved > 0) return route.abort();
    if (route.request().url().includes('MudarProdutos')) saved += 1;
    return route.fallback();
  });
  await sheet.getByRole('button', { name: 'Enviar 2 fotos' }).click();
  await expect(sheet.getByText('Não conseguimos enviar:')).toContainText(`umbu-${mark}.jpg`);
  await expect(sheet.getByText('Não conseguimos enviar:')).not.toContainText('caju');
  await expect(page.getByText('1 foto está no cardápio.')).toBeVisible();
  await page.unroute(ofPhotos);
  await sheet.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('1 foto está no cardápio.')).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

// Rows: 1.28
test('a photo that is too small is named with its reason, and not offered again', async ({
  page,
}) => {
  test.slow();
  const mark = unique();
  const sheet = await openPhotos(page, mark, ['Cacau']);
  const names = [`cacau-${mark}.jpg`, 'feijoada.jpg', 'IMG_0001.HEIC'];
  await dropPhotos(sheet, await picture(40, 40), names);
  await sheet.getByRole('button', { name: 'Enviar 1 foto' }).click();
  const refused = sheet.getByText('Não servem como foto:');
  await expect(refused).toContainText(`cacau-${mark}.jpg: A foto é pequena demais`);
  await expect(sheet.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
  // What found no product, or cannot be opened, is still to be seen to.
  await expect(sheet.getByText('Sem item com este nome:')).toContainText('feijoada.jpg');
  await expect(sheet.getByText('Não conseguimos abrir.')).toContainText('IMG_0001.HEIC');
});

test('a folder that is dropped while photos are sent is not taken for them', async ({ page }) => {
  test.slow();
  const mark = unique();
  const sheet = await openPhotos(page, mark, ['Caja', 'Siriguela']);
  let release: () => void = () => undefined;
  const dropped = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/painel\/EnviarFoto/, async (route) => {
    await dropped;
    await route.fallback();
  });
  const photo = await picture(900, 700);
  await dropPhotos(sheet, photo, [`caja-${mark}.jpg`]);
  await sheet.getByRole('button', { name: 'Enviar 1 foto' }).click();
  const sending = sheet.getByRole('button', { name: 'Enviando 0 de 1' });
  await expect(sending).toBeVisible();
  await dropPhotos(sheet, photo, [`siriguela-${mark}.jpg`, 'feijoada.jpg']);
  const choose = sheet.getByRole('button', { name: 'Escolher pasta' });
  await expect(choose).toHaveAttribute('aria-disabled', 'true');
  await expect(sending).toBeVisible();
  release();
  await expect(page.getByText('1 foto está no cardápio.')).toBeVisible();
});

test('what is transparent in a photo is white on the menu', async ({ page }) => {
  test.slow();
  const mark = unique();
  const sheet = await openPhotos(page, mark, ['Pitaya']);
  const clear = { width: 900, height: 900, channels: 4, background: '#0000' } as const;
  const photo = (await sharp({ create: clear }).png().toBuffer()).toString('base64');
  await dropPhotos(sheet, photo, [`pitaya-${mark}.png`]);
  const asked = page.waitForRequest(/\/painel\/EnviarFoto/);
  await sheet.getByRole('button', { name: 'Enviar 1 foto' }).click();
  const { conteudo } = (await asked).postDataJSON();
  const { channels } = await sharp(Buffer.from(conteudo, 'base64')).stats();
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
  await expect(page.getByText('1 foto está no cardápio.')).toBeVisible();
});
