// Several phones at one table, one of them offline for a while: nothing is lost or doubled, and all
// show the same bill.

import { readyAtTable, rounds, sendToKitchen, sheetOf, sitDown, staffAtTable } from './at-table.ts';
import { signUp } from './calls.ts';
import { site } from './steps.ts';
import { checkoutWith } from './stored.ts';
import { type Browser, expect, type Page, test } from './test.ts';

const NAMES = ['Ana', 'Davi', 'Caio', 'Lia', 'Rui'];

async function newPhone(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

// Rows: 2.10
test('five phones order to one table at once, one of them offline, and read one bill', async ({
  browser,
}) => {
  test.slow();
  const sheet = await sheetOf('Mesa 3');
  const phones = await Promise.all(NAMES.map(() => newPhone(browser)));
  const [unlucky] = phones;
  if (unlucky === undefined) throw new Error('no phones');
  // They join one after another, and order at once.
  for (const [at, phone] of phones.entries()) {
    await sitDown(phone, sheet);
    await readyAtTable(phone, NAMES[at] ?? '');
  }
  await expect(unlucky.getByRole('button', { name: /^Enviar para a cozinha/ })).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
  await unlucky.context().setOffline(true);
  await Promise.all(phones.map(sendToKitchen));
  await expect(
    unlucky.getByText('Assim que a internet voltar, enviamos o pedido por você, uma vez só.'),
  ).toBeVisible();
  await Promise.all(phones.slice(1).map((phone) => expect(phone).toHaveURL(/\/mesa$/)));
  await unlucky.context().setOffline(false);
  await expect(unlucky).toHaveURL(/\/mesa$/);
  for (const phone of phones) await expect(rounds(phone)).toHaveCount(5);
  const bills = await Promise.all(
    phones.map((phone) => phone.getByTestId('bill-total').textContent()),
  );
  expect(new Set(bills).size).toBe(1);
  for (const name of NAMES)
    await expect(unlucky.getByText(new RegExp(`^Pedido por ${name}( \\(você\\))?$`))).toHaveCount(
      1,
    );
  await Promise.all(phones.map((phone) => phone.context().close()));
});

// Rows: 1.5, 2.9, 2.37, 4.22
test('the stand’s code opens the table, and a part paid by Pix shows on all phones', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto(`${site('pizzaria')}/?mesa=12`);
  await page.getByLabel('Código do suporte da mesa').fill('1111');
  await page.getByRole('button', { name: 'Conectar' }).click();
  await expect(page.getByLabel('Código do suporte da mesa')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByLabel('Código do suporte da mesa').fill('2468');
  await page.getByRole('button', { name: 'Conectar' }).click();
  await expect(page.getByText('Você está na mesa 12')).toBeVisible();
  await readyAtTable(page, 'Marina');
  await sendToKitchen(page);
  await expect(page).toHaveURL(/\/mesa$/);

  const other = await newPhone(browser);
  await other.goto(`${site('pizzaria')}/?mesa=12`);
  await other.getByLabel('Código do suporte da mesa').fill('2468');
  await other.getByRole('button', { name: 'Conectar' }).click();
  await expect(other.getByText('Você está na mesa 12')).toBeVisible();
  await other.goto(`${site('pizzaria')}/mesa`);

  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Pagar a conta' });
  await sheet.getByText('Uma parte igual').click();
  await sheet.getByRole('button', { name: /^Pagar com Pix/ }).click();
  await expect(sheet.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Simular o pagamento' }).click();
  await expect(sheet.getByText('Pagamento recebido')).toBeVisible();
  await expect(other.getByText('Já pago')).toBeVisible();
  await expect(other.getByText('Falta pagar')).toBeVisible();
  await other.context().close();
});

test('who was paying when the bill closed reads what becomes of the money', async ({ page }) => {
  test.slow();
  await sitDown(page, await sheetOf('Mesa 10'));
  await readyAtTable(page, 'Marina');
  await sendToKitchen(page);
  await expect(page).toHaveURL(/\/mesa$/);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Pagar a conta' });
  await sheet.getByRole('button', { name: /^Pagar com Pix/ }).click();
  await expect(sheet.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();

  await staffAtTable(page, 'Mesa 10', '/painel/FecharMesa', {
    motivo: 'Pagou no caixa',
  });
  await expect(page.getByText('A conta desta mesa foi fechada')).toBeVisible();
  await expect(page.getByText('Se você já pagou, não pague de novo')).toBeVisible();
});

test('who scans another table after ordering reads that the move waits for staff', async ({
  page,
}) => {
  await sitDown(page, await sheetOf('Mesa 8'));
  await readyAtTable(page, 'Marina');
  await sendToKitchen(page);
  await expect(page).toHaveURL(/\/mesa$/);
  await page.goto(await sheetOf('Mesa 9'));
  await expect(
    page.getByText('Você pediu para ir para Mesa 9. Falta alguém da casa confirmar.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mesa 8' })).toBeVisible();
});

test('a name that could not be saved is said so, and goes with the order', async ({ page }) => {
  await page.route('**/api/mesa/Alterar', (route) => route.abort('connectionreset'), { times: 1 });
  await sitDown(page, await sheetOf('Mesa 7'));
  await readyAtTable(page, 'Marina');
  await expect(page.getByLabel('Seu nome')).toHaveAccessibleDescription('Verifique sua conexão!');
  await sendToKitchen(page);
  await expect(page).toHaveURL(/\/mesa$/);
  await expect(page.getByLabel('Seu nome')).toHaveValue('Marina');
});

test('who has not ordered leaves by an address that opens the question, and has left', async ({
  page,
}) => {
  await sitDown(page, await sheetOf('Mesa 5'));
  await page.goto(`${site('pizzaria')}/mesa#sair`);
  const question = page.getByRole('dialog', { name: 'Sair da mesa?' });
  await expect(question).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await question.getByRole('button', { name: 'Sair da mesa' }).click();
  await expect(page.getByRole('heading', { name: 'Você saiu da mesa' })).toBeVisible();
});

test('a customer who is signed in finds their first name, and the table reads it', async ({
  page,
}) => {
  await signUp(page, 'pizzaria', { nome: 'Helena Prado' });
  await sitDown(page, await sheetOf('Mesa 6'));
  const checkout = await checkoutWith(page, ['Pudim de leite']);
  await expect(checkout.getByLabel('Seu nome')).toHaveValue('Helena');
  await sendToKitchen(page);
  await expect(page).toHaveURL(/\/mesa$/);
  await expect(page.getByLabel('Seu nome')).toHaveValue('Helena');
});
