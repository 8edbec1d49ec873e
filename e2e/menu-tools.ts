// The tools of the menu's editor for many products, and the import of a table through them.
import { expect, type Page } from './test.ts';

/** In names, so that tests beside each other find their own rows. */
export const unique = () => Math.random().toString(36).slice(2, 8);

export async function openTool(page: Page, tool: string) {
  await page.getByRole('main').getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('button', { name: tool }).click();
  const sheet = page.getByRole('dialog', { name: tool });
  await expect(sheet).toBeVisible();
  return sheet;
}

export async function importTable(
  page: Page,
  lines: string[],
  file = 'cardapio.csv',
): Promise<void> {
  const sheet = await openTool(page, 'Importar e exportar');
  await chooseTable(page, lines, file);
  await sheet.getByRole('button', { name: 'Importar agora' }).click();
  await expect(sheet.getByText(/(item criado|itens criados)/)).toBeVisible();
}

export const chooseTable = (page: Page, lines: string[], name = 'cardapio.csv') =>
  page.getByLabel('Arquivo do cardápio').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(['categoria;nome;descricao;valor', ...lines].join('\n')),
  });
