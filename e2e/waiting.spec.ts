// Slow and broken connections: what is shown while something loads, and what can be done when it
// fails.

import { HYDRATED } from '../contract/hydrated.ts';
import { hydrated, open, site } from './steps.ts';
import { expect, now, type Page, test } from './test.ts';

test('a part that does not come says so, and comes with another try', async ({ page }) => {
  let broken = true;
  await page.route(/\/assets\/login-dialog[^/]*\.js/, (route) =>
    broken ? route.abort() : route.continue(),
  );
  await open(page, `${site('pizzaria')}/delivery`);
  // The session's one automatic reload has been used up.
  await page.evaluate(() => sessionStorage.setItem('quitute.r', 'true'));
  await page.getByRole('navigation').getByRole('link', { name: 'Perfil' }).first().click();
  await expect(page.getByText('Esta parte não carregou.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

// Rows: 8.18
test('a screen whose file does not come says so on a press, keeps what was typed and reloads nothing', async ({
  page,
  context,
}) => {
  const signUp = /\/assets\/sign-up\.route[^/]*\.js/;
  await page.route(signUp, (route) => route.abort());
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await open(page, `${site('pizzaria')}/login`);
  const field = page.getByLabel('E-mail ou telefone');
  await field.fill('marina@exemplo.com');
  const press = async () => {
    await page.getByRole('button', { name: 'Outras opções' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Criar cadastro/ })
      .click();
  };
  await press();
  await expect(page.getByText('Esta parte não carregou.')).toBeVisible();
  await expect(field).toHaveValue('marina@exemplo.com');
  await expect(page).toHaveURL(/\/login/);
  expect(documents).toBe(1);
  await page.unroute(signUp);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Esta parte não carregou.')).toBeVisible();
  await expect(field).toHaveValue('marina@exemplo.com');
  expect(documents).toBe(1);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page).toHaveURL(/\/cadastro/);
  await expect(page.getByLabel('E-mail')).toHaveValue('marina@exemplo.com');
});

// Rows: 8.18
test('a screen that a newer version took away is loaded as a page, once for each session', async ({
  page,
}) => {
  await page.route(/\/assets\/promotional\.route[^/]*\.js/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await open(page, `${site('pizzaria')}/delivery`);
  const link = page.locator('a[href^="/promocional"]:visible').first();
  await link.click();
  await expect(page).toHaveURL(/\/promocional/);
  await open(page, `${site('pizzaria')}/delivery`);
  await link.click();
  await expect(page.getByText('Esta parte não carregou.')).toBeVisible();
  await expect(page).toHaveURL(/\/delivery/);
});

// Rows: 2.48, 2.50
test('a slow screen is announced over the current one', async ({ page }) => {
  await open(page, `${site('pizzaria')}/promocional`);
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/delivery[^/]*\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('a[href^="/delivery"]:visible').first().click();
  const overlay = page.getByRole('status').filter({ hasText: 'Carregando' });
  await expect(overlay).toBeVisible();
  await expect(overlay.locator('.spin')).toBeVisible();
  await expect(overlay.locator('.auth-logo')).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/delivery/);
  await expect(page.getByText('Carregando')).toHaveCount(0);
});

// Rows: 4.27
test('the menu begins with its first category and keeps the place of the rest; on the way back it is whole', async ({
  page,
}) => {
  await open(page, `${site('mercado')}/promocional`);
  // The DOM after each commit, before the next paint.
  await page.evaluate(() => {
    const seen: number[][] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const sections = [...document.querySelectorAll('.menu-layout .menu-section:not(.promos)')];
      if (sections.length > 1)
        seen.push(sections.map((section) => section.querySelectorAll('.p-row').length));
    }).observe(document.body, { childList: true, subtree: true });
  });
  const firstSeen = () =>
    page.evaluate(() => (window as unknown as { seen: number[][] }).seen.splice(0)[0]);
  await page.locator('a[href^="/delivery"]:visible').first().click();
  await expect(page.locator('.menu-section[aria-busy]')).toHaveCount(0);
  await expect(page.locator('.menu-section').last().locator('.p-row')).not.toHaveCount(0);
  const [first, ...others] = (await firstSeen()) ?? [];
  expect(first).toBeGreaterThan(0);
  expect(others.length).toBeGreaterThan(2);
  expect(others.every((rows) => rows === 0)).toBe(true);

  await page.locator('.p-row .p-link').first().click();
  await expect(page).toHaveURL(/\/produto\//);
  await firstSeen();
  await page.goBack();
  await expect(page.locator('.menu-section').first()).toBeVisible();
  expect(Math.min(...((await firstSeen()) ?? [0]))).toBeGreaterThan(0);
});

test('a page whose scripts failed hydrates when the connection is back', async ({ page }) => {
  for (const missing of [/\/assets\/menu\.route[^/]*\.js/, /\/assets\/entry\.client[^/]*\.js/]) {
    await page.route(missing, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`${site('pizzaria')}/delivery`);
    await failed;
    await expect(page.locator('.p-row').first()).toBeVisible();
    await page.unroute(missing);
    // Until the page has noticed, a press has no effect.
    await expect(async () => {
      await page.locator('h1').click();
      await expect(page.locator('h1')).toBeVisible();
      await hydrated(page, 1_000);
    }).toPass();
    await page.evaluate(() => sessionStorage.clear());
  }
});

// Rows: 2.49, 2.55, 9.19
test('on an unknown host, retrying shows the splash with the version', async ({ page }) => {
  await open(page, site('pizzaria').replace('pizzaria', 'ninguem'));
  await expect(
    page.getByText('Não foram encontrados dados do aplicativo ninguem.localhost'),
  ).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/AplicativoDadosUrl/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Obtendo Informações')).toBeVisible();
  await expect(page.getByText('Versão 2.47.0')).toBeVisible();
  letGo();
  await expect(page.getByText('Nada por aqui')).toBeVisible();
});

// Rows: 8.9, 8.22
test('an unexpected error is told to the person in front of it and to the server', async ({
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
test('a table that cannot be looked for says so', async ({ page }) => {
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
test('the page of a crash shows the error, and RESETAR starts again without losing an order on its way', async ({
  page,
}) => {
  await open(page, `${site('pizzaria')}/downloads`);
  await page.evaluate(() => {
    localStorage.setItem('quitute.p', '{"key":"on its way"}');
    localStorage.setItem('quitute.u', '{"nome":"Ana"}');
  });
  await page.route(/\.data/, (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'oven on fire' }),
  );
  await page.getByRole('link', { name: 'Continuar no site' }).click();
  await expect(page.getByRole('heading', { name: 'Houve um erro no aplicativo!' })).toBeVisible();
  await expect(
    page.getByText('Tire um print desta tela, envie ao estabelecimento e toque em RESETAR.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Texto do erro' })).not.toBeEmpty();
  await page.unroute(/\.data/);
  await page.getByRole('button', { name: 'RESETAR' }).click();
  await expect(page.getByRole('heading', { name: 'Houve um erro no aplicativo!' })).toHaveCount(0);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('quitute.p'),
      localStorage.getItem('quitute.u'),
    ]),
  ).toEqual(['{"key":"on its way"}', null]);
});

// Rows: 4.8, 4.9, 8.2, 8.5, 9.2
test('the application data is requested again after fifteen minutes, and a failure is told', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/AplicativoDadosUrl/, (route) => {
    asked += 1;
    return asked === 1 ? route.continue() : route.abort();
  });
  await page.clock.install({ time: now() });
  await page.goto(`${site('pizzaria')}/promocional`);
  await awakeByClock(page);
  await page.clock.fastForward('14:00');
  expect(asked).toBe(0);
  await page.clock.fastForward('02:00');
  await expect.poll(() => asked).toBe(1);
  await page.clock.fastForward('16:00');
  await expect(page.getByRole('alert').getByText('Verifique sua conexão!')).toBeVisible();
});

// Rows: 2.52, 9.19
test('the version stands below the menu, the login and the stores, and a press reloads the site', async ({
  page,
}) => {
  for (const address of ['/delivery', '/login', '/lojas']) {
    await open(page, `${site(address === '/lojas' ? 'acai' : 'pizzaria')}${address}`);
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    await page.getByRole('button', { name: 'Versão 2.47.0' }).click();
    await expect(page.locator('body[data-before]')).toHaveCount(0);
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Versão 2.47.0' })).toBeVisible();
  }
});

// Rows: 4.8, 9.2
test('colours that the refresh of the application data brings are worn at once', async ({
  page,
  request,
}) => {
  let colour = '#0a7a3c';
  await page.route(/AplicativoDadosUrl/, async (route) => {
    const reply = await request.get(
      `http://127.0.0.1:${process.env.E2E_PORT}/api/quitute/AplicativoDadosUrl?url=pizzaria.localhost`,
    );
    await route.fulfill({ json: { ...(await reply.json()), corSitePrimaria: colour } });
  });
  const worn = () =>
    page.evaluate(() => [
      getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
      document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
    ]);
  await page.clock.install({ time: now() });
  await page.goto(`${site('pizzaria')}/promocional`);
  await awakeByClock(page);
  const [before] = await worn();
  expect(before).not.toBe(colour);
  await page.clock.fastForward('16:00');
  await expect.poll(worn).toEqual([colour, colour]);
  // And back again.
  colour = String(before);
  await page.clock.fastForward('16:00');
  await expect.poll(worn).toEqual([before, before]);
});

/** With a clock that only the test moves, React works when the test moves it. */
async function awakeByClock(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return await page.evaluate((flag) => flag in window, HYDRATED);
    })
    .toBe(true);
  await page.clock.runFor(1_000);
}
