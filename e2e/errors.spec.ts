// Unexpected errors: what the customer sees, and what the server is told.
import { open, site } from './steps.ts';
import { expect, test } from './test.ts';

// Rows: 8.9, 8.22
test('an unexpected error is shown to the customer and reported to the server', async ({
  page,
}) => {
  const reports: string[] = [];
  await page.route('**/log/front/registrar', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.continue();
  });
  await open(page, `${site('pizzaria')}/delivery`);
  await page.evaluate(() => {
    const error = new RangeError('meio a meio a meio');
    error.stack = `RangeError: meio a meio a meio\n    at ${location.origin}/assets/menu.js:1:1`;
    dispatchEvent(new ErrorEvent('error', { error }));
    // An error of a third-party tag is not shown.
    const theirs = new TypeError('fbq');
    theirs.stack = 'TypeError: fbq\n    at https://connect.facebook.net/fbevents.js:1:1';
    dispatchEvent(new ErrorEvent('error', { error: theirs }));
  });
  await expect(
    page
      .getByRole('alert')
      .getByText('Procure os desenvolvedores! Erro RangeError: meio a meio a meio'),
  ).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toContain('RangeError: meio a meio a meio');
  // Toasts: one at a time, at the bottom left, no duplicates.
  for (const words of ['dobro', 'triplo', 'triplo']) {
    await page.evaluate(
      (message) =>
        dispatchEvent(
          new CustomEvent('quitute:unexpected', { detail: { name: 'Error', text: message } }),
        ),
      words,
    );
  }
  await expect(page.getByText('Erro Error: triplo')).toHaveCount(1);
  await expect(page.locator('.toast')).toHaveCount(1);
  const box = await page.locator('.toast').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.x).toBeLessThan(width / 4);
  expect(box?.y).toBeGreaterThan(height / 2);
});

// Rows: 8.13
test('a table that cannot be looked up says so', async ({ page }) => {
  const broken = [
    { json: { codErro: 1, mensagem: '' } },
    { status: 500, json: { codErro: 10, mensagem: 'Algo deu errado do nosso lado.' } },
    { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
  ];
  for (const reply of broken) {
    await page.route(/CadastrarUsuarioMesa/, (route) => route.fulfill(reply));
    await open(page, `${site('burger')}/login/pedidoMesa?mesa=12`);
    await expect(page.getByRole('alert').getByText('Erro inesperado ao buscar mesa')).toBeVisible();
    await page.unroute(/CadastrarUsuarioMesa/);
  }
});

// Rows: 2.54, 8.17
test('the crash page shows the error, and RESETAR keeps an order that is being sent', async ({
  page,
}) => {
  await open(page, `${site('pizzaria')}/downloads`);
  await page.evaluate(() => {
    localStorage.setItem('quitute.p', '{"key":"on its way"}');
    localStorage.setItem('quitute.u', '{"nome":"Ana"}');
  });
  const broken = "export default () => { throw new Error('oven on fire') }";
  await page.route(/\/assets\/downloads\.route[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Houve um erro no aplicativo!' })).toBeVisible();
  await expect(
    page.getByText('Tire um print desta tela, envie ao estabelecimento e toque em RESETAR.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Texto do erro' })).not.toBeEmpty();
  await page.unroute(/\/assets\/downloads\.route[^/]*\.js/);
  await page.getByRole('button', { name: 'RESETAR' }).click();
  await expect(page.getByRole('heading', { name: 'Houve um erro no aplicativo!' })).toHaveCount(0);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('quitute.p'),
      localStorage.getItem('quitute.u'),
    ]),
  ).toEqual(['{"key":"on its way"}', null]);
});
