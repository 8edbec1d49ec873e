// At twice the font size, nothing scrolls sideways or is cut off, and the next step stays
// reachable.

import { enlarge, expectNoSidewaysScroll, expectWholeWords } from './accessible.ts';
import { orderPudding, signIn } from './calls.ts';
import { accept, signInAsStaff } from './kitchen.ts';
import { add, lineOf, open, openCheckout, openLine, site } from './steps.ts';
import { storeCart } from './stored.ts';
import { expect, type Page, test } from './test.ts';

type Screen = { address: string; role?: 'button' | 'link'; next: string | RegExp };

/**
 * Text larger than its container; a list may shorten descriptions, whose whole text is a press
 * away.
 */
async function expectNothingCutOff(page: Page, what: string): Promise<void> {
  const cut = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('h1, h2, button, label, dd, a.btn, b'))
      .filter(
        (element) =>
          getComputedStyle(element).overflowX !== 'visible' &&
          element.clientWidth > 2 &&
          element.scrollWidth > element.clientWidth + 1,
      )
      .map(({ textContent }) => textContent),
  );
  expect.soft(cut, what).toEqual([]);
}

/** A placeholder cannot wrap, so it has to fit its field. */
async function expectWholePlaceholders(page: Page, what: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return Array.from(document.querySelectorAll<HTMLInputElement>('input[placeholder]'))
      .filter((field) => {
        if (pen === null || field.clientWidth === 0) return false;
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(field, '::placeholder');
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        return pen.measureText(field.placeholder).width > field.clientWidth;
      })
      .map(({ placeholder }) => placeholder);
  });
  expect.soft(cut, what).toEqual([]);
}

async function expectReadable(
  page: Page,
  { address, role = 'button', next }: Screen,
): Promise<void> {
  await open(page, address);
  await enlarge(page);
  await expectNoSidewaysScroll(page, address);
  await expectNothingCutOff(page, address);
  await expectWholePlaceholders(page, address);
  const step = page.getByRole(role, { name: next }).first();
  await step.scrollIntoViewIfNeeded();
  // A trial click presses nothing, and fails if something covers the element.
  await step.click({ trial: true });
}

// Rows: 1.7
test('in type of twice the size every screen of a visitor can be read and used', async ({
  page,
}) => {
  test.slow();
  const pizzaria = site('pizzaria');
  await open(page, `${pizzaria}/delivery`);
  await add(page, 'Pudim de leite');
  const screens: Screen[] = [
    { address: `${pizzaria}/delivery`, role: 'link', next: /^Ver sacola/ },
    { address: `${pizzaria}/delivery?busca=queijo`, role: 'link', next: 'Quatro Queijos' },
    { address: `${pizzaria}/delivery?busca=`, next: 'Cancelar' },
    { address: `${pizzaria}/delivery?painel=sacola`, next: 'Aplicar' },
    { address: `${pizzaria}/delivery?painel=finalizar`, next: /^Mais opções/ },
    { address: `${pizzaria}/delivery?painel=endereco`, next: 'Digitar o endereço' },
    { address: `${pizzaria}/login`, next: 'Outras opções' },
    { address: `${pizzaria}/cadastro`, next: 'Criar conta' },
    { address: `${pizzaria}/promocional`, next: 'Quero meu cupom' },
    { address: `${pizzaria}/downloads`, next: 'Instalar no iPhone' },
    { address: `${pizzaria}/offline`, next: 'Tentar de novo' },
    { address: `${site('acai')}/estabelecimentos`, role: 'link', next: /^Boa Viagem/ },
    { address: `${site('burger')}/conectar-mesa`, next: 'Tenho uma comanda' },
  ];
  for (const screen of screens) await expectReadable(page, screen);
});

// Rows: 1.7
test('at twice the text size a customer finds orders, stamps and profile', async ({ page }) => {
  const pizzaria = site('pizzaria');
  await signIn(page);
  const screens: Screen[] = [
    { address: `${pizzaria}/perfil`, next: 'Sair' },
    { address: `${pizzaria}/delivery/historicoPedidos`, role: 'link', next: 'Perfil' },
    { address: `${pizzaria}/fidelidade`, next: /Ganhar um selo/ },
    { address: `${pizzaria}/fidelidade/cartelas`, role: 'link', next: 'Perfil' },
    { address: `${pizzaria}/fidelidade/estabelecimentos`, role: 'link', next: 'Perfil' },
  ];
  for (const screen of screens) await expectReadable(page, screen);
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  // Rows: 1.7
  test('in type of twice the size the words of choices, coupons and orders stay whole', async ({
    page,
    kitchen,
    customer,
  }) => {
    test.slow();
    const expectWhole = async (what: string) => {
      await enlarge(page);
      await expectNoSidewaysScroll(page, what);
      await expectWholeWords(page, what);
    };
    await open(page, `${site('pizzaria')}/delivery`);
    await page.getByRole('link', { name: 'Pizza meio a meio' }).first().click();
    await expect(page.getByRole('radio', { name: /^Grande/ })).toBeVisible();
    await expectWhole('choices');
    await open(page, `${site('pizzaria')}/promocional`);
    await expectWhole('coupons');
    await orderPudding(page, customer);
    await accept(kitchen, customer);
    await expect(page.locator('.eta .num')).toBeVisible();
    await expectWhole('order');
  });

  // Rows: 1.7
  test('in type of twice the size an address and how to pay fit the screen', async ({ page }) => {
    await open(page, `${site('pizzaria')}/delivery`);
    await add(page, 'Pudim de leite');
    const sheet = await openLine(await openCheckout(page), 'Pagamento');
    await enlarge(page);
    await expectNoSidewaysScroll(page, 'how to pay');
    const button = sheet.getByRole('button', { name: /^Pronto/ });
    const overhang = await button.evaluate((whole) => {
      const { right } = whole.getBoundingClientRect();
      return Math.max(
        ...[...whole.children].map((part) => part.getBoundingClientRect().right - right),
      );
    });
    expect(overhang).toBeLessThanOrEqual(0);
    await open(page, `${site('pizzaria')}/delivery?painel=endereco`);
    await page.getByLabel('Endereço', { exact: true }).fill('Rua Harmonia, 456');
    await page.getByRole('button', { name: /^Rua Harmonia, 456/ }).click();
    await expect(page.getByText('Chega em')).toBeVisible();
    await enlarge(page);
    await expectNoSidewaysScroll(page, 'number');
    await expectWholeWords(page, 'number', 12);
  });

  // Rows: 1.7, 2.10
  test('in type of twice the size the number of a table fits its field in French', async ({
    page,
    context,
  }) => {
    const url = site('burger');
    await context.addCookies([{ name: 'quitute_idioma', value: 'fr', url }]);
    await open(page, `${url}/conectar-mesa`);
    await enlarge(page);
    const field = page.getByRole('textbox');
    await field.fill('1234');
    expect(await field.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expectNoSidewaysScroll(page, 'table');
  });

  // Rows: 1.7
  test('in type of twice the size lines of a cart and the wheel stay whole', async ({ page }) => {
    const mercado = site('mercado');
    await open(page, `${mercado}/delivery`);
    await page.getByRole('button', { name: 'Adicionar Bergamota', exact: true }).first().click();
    await open(page, `${mercado}/delivery?painel=sacola`);
    await expect(page.getByRole('dialog').getByText('Bergamota').first()).toBeVisible();
    await enlarge(page);
    await expectWholeWords(page, 'cart', 12);
    await signIn(page, 'acai', '81988650102');
    await open(page, `${site('acai')}/fidelidade/roleta`);
    await enlarge(page);
    const hub = page.getByRole('button', { name: 'Girar', exact: true });
    expect(await hub.evaluate((whole) => whole.scrollWidth - whole.clientWidth)).toBe(0);
  });

  // Rows: 1.7
  test('in type of twice the size what changed in a cart stays whole beside its link', async ({
    page,
  }) => {
    // Without its choices: the customer is asked for them.
    await storeCart(page, ['Pizza meio a meio']);
    await open(page, `${site('pizzaria')}/delivery?painel=finalizar`);
    const changed = page.getByRole('dialog', { name: 'Sua sacola mudou' });
    await expect(changed.getByRole('link', { name: 'Escolher de novo' })).toBeVisible();
    await enlarge(page);
    await expectNoSidewaysScroll(page, 'changed cart');
    await expectWholeWords(page, 'changed cart', 12);
  });

  // Rows: 1.7
  test('in type of twice the size the staff read and use every screen of the console', async ({
    page,
    customer,
  }) => {
    test.slow();
    await orderPudding(page, customer);
    await enlarge(page);
    await expectNoSidewaysScroll(page, 'order');
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click({ trial: true });
    await signInAsStaff(page);
    const screens: [path: string, next: string | RegExp, role?: 'link'][] = [
      ['', /^Aceitar/],
      ['/pedidos', 'Buscar'],
      ['/mesas', 'Preparar', 'link'],
      ['/mesas/preparar', 'Salvar'],
      ['/cardapio', 'Novo item'],
      ['/cardapio/impresso', 'Imprimir'],
      ['/fidelidade?aba=roleta', 'Salvar'],
      ['/cupons?cupom=novo', 'Salvar'],
      ['/clientes', 'Buscar'],
      ['/numeros', 'Ver'],
      ['/inicio/guia?passo=cardapio', 'Adicionar ao cardápio'],
      ['/loja?aba=recebimento', 'Ver um código de teste'],
      ['/loja?aba=entrega', 'Salvar'],
      ['/loja?aba=impressao', 'Imprimir um teste'],
      ['/loja?aba=marca', 'Salvar'],
      ['/equipe', 'Convidar'],
      ['/registro', 'Filtrar'],
    ];
    for (const [path, next, role = 'button'] of screens)
      await expectReadable(page, { address: `${site('pizzaria')}/painel${path}`, role, next });
    await open(page, `${site('pizzaria')}/painel/cardapio`);
    await page.locator('.editor-row-open').first().click();
    const sheet = page.getByRole('dialog', { name: 'Combo da casa' });
    await expect(sheet.getByLabel('Nome', { exact: true })).toBeVisible();
    await enlarge(page);
    await expectNoSidewaysScroll(page, 'product');
    await sheet.getByRole('button', { name: 'Salvar' }).click({ trial: true });
  });
});

test.describe('on a screen as low as twice the size makes a small phone', () => {
  test.use({ viewport: { width: 320, height: 320 } });

  // Rows: 1.7
  test('the bar of the checkout leaves its lines their room', async ({ page }) => {
    await open(page, `${site('pizzaria')}/delivery`);
    await add(page, 'Pudim de leite');
    const checkout = await openCheckout(page);
    await expect(lineOf(checkout, 'Onde')).toBeInViewport({ ratio: 1 });
    const send = checkout.getByRole('button', { name: /^Informar o endereço R/ });
    await expect(send).not.toBeInViewport();
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });
  });
});
