// What belongs together stays in line on the narrowest phone and in type of twice the size.

import { enlarge } from './accessible.ts';
import { readyAtTable, sheetOf, sitDown } from './at-table.ts';
import { signIn } from './calls.ts';
import { checkoutOf, open, openLine, site } from './steps.ts';
import { checkoutWith } from './stored.ts';
import { expect, type Locator, test } from './test.ts';

/** Where the parts that match begin or end, in whole pixels; one place where all are in line. */
const placesOf = (parts: Locator, edge: 'left' | 'right'): Promise<number[]> =>
  parts.evaluateAll(
    (all, side) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect()[side])))],
    edge,
  );

/** Where each line of an element's words begins, in whole pixels. */
const linesLeft = (part: Locator): Promise<number[]> =>
  part.evaluate((whole) => {
    const found = new Set<number>();
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, width } of range.getClientRects())
        if (width > 0) found.add(Math.round(left));
    }
    return [...found];
  });

/** Whether the badge of a row and its control stand beside each other. */
const isOneLine = (row: Element): boolean => {
  const badge = row.querySelector('.badge')?.getBoundingClientRect();
  const control = row.querySelector('.radio')?.getBoundingClientRect();
  return badge && control ? badge.top < control.bottom && control.top < badge.bottom : false;
};

test('on the narrowest phone the controls of all ways to pay are below each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await checkoutWith(page, ['Pudim de leite']);
  const sheet = await openLine(checkoutOf(page), 'Pagamento');
  const controls = sheet.locator('.radio');
  expect(await placesOf(controls, 'right')).toHaveLength(1);
  const saving = sheet
    .locator('.li')
    .filter({ has: page.locator('.badge') })
    .first();
  expect(await saving.evaluate(isOneLine)).toBe(true);
  await enlarge(page);
  expect(await placesOf(controls, 'right')).toHaveLength(1);
});

test('in type of twice the size a button begins its words and its price at one edge', async ({
  page,
}) => {
  await sitDown(page, await sheetOf('Comanda 4', 'burger'));
  await readyAtTable(page, 'Marina', 'Brownie com sorvete', 'burger');
  await enlarge(page);
  const button = page.getByRole('button', { name: /^Enviar para a cozinha/ });
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  expect(await linesLeft(button)).toHaveLength(1);
});

test('in type of twice the size the phone number of a profile ends before the pencil', async ({
  page,
}) => {
  await signIn(page);
  await open(page, `${site('pizzaria')}/perfil`);
  await enlarge(page);
  const number = page.getByText('(11) 98765-0101');
  const end = await number.evaluate((whole) => {
    const range = document.createRange();
    range.selectNodeContents(whole);
    return range.getBoundingClientRect().right;
  });
  const pencil = await page.getByRole('link', { name: 'Editar dados' }).boundingBox();
  expect(end).toBeLessThan(pencil?.x ?? 0);
});
