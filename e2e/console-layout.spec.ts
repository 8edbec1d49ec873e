// How the console's screens lie: what is open stays in sight, words stay whole beside long
// names, and rows align with what is around them.
import { expectNoSidewaysScroll } from './accessible.ts';
import { call, orderPudding } from './calls.ts';
import { signInAsStaff } from './kitchen.ts';
import { open, site } from './steps.ts';
import { expect, type Locator, test } from './test.ts';

const staffPage = (path: string) => `${site('pizzaria')}/painel/${path}`;

const leftOf = async (what: Locator) => (await what.boundingBox())?.x;

test('the page that is open is in sight among those of its section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsStaff(page);
  for (const [path, row, name] of [
    ['mensagens', 'Clientes e marketing', 'Mensagens'],
    ['loja?aba=impressao', 'Partes da loja', 'Impressão'],
    ['loja?aba=parametros', 'Partes da loja', 'Avançado'],
  ] as const) {
    await open(page, staffPage(path));
    const link = page.getByRole('navigation', { name: row }).getByRole('link', { name });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a long name in the history breaks no other word', async ({ page, kitchen }) => {
  await orderPudding(page, 'Maximiliano Wolfeschlegelsteinhausenbergerdorff Cavalcanti');
  for (const width of [1280, 1000, 390]) {
    await kitchen.setViewportSize({ width, height: 800 });
    await open(kitchen, staffPage('pedidos'));
    const kind = kitchen.getByRole('cell', { name: 'Retirada' }).first();
    await expect(kind).toBeVisible();
    const lines = await kind.evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
    expect(lines, `at ${width}`).toBe(1);
  }
});

test('a coupon with the longest code and title makes its list no wider', async ({ page }) => {
  await signInAsStaff(page, 'mercado');
  const codigoCupom = `L${Math.random().toString(36).slice(2, 7)}`.padEnd(30, 'X').toUpperCase();
  const { id, revisao } = await call<{ id: number; revisao: number }>(
    page,
    'mercado',
    '/painel/SalvarCupom',
    {
      ...{ id: null, revisao: null, codigoCupom, nome: 'Palavrao'.repeat(15) },
      ...{ valorDesconto: 10, valorDescontoPercentual: 0, maximoDesconto: 0, freteGratis: false },
      ...{ valorMinimoPedido: 0, idEstabelecimento: null, validoDe: null, validoAte: null },
      ...{ horarios: [], primeiroPedido: false, usosPorCliente: null, limiteUsos: null },
      ...{ exibir: false, ativo: false },
    },
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${site('mercado')}/painel/cupons`);
  await expect(page.getByRole('link', { name: codigoCupom, exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page, 'coupons');
  await call(page, 'mercado', '/painel/ExcluirCupom', { id, revisao });
});

test('the switches and choices of a card begin where its title does', async ({ page }) => {
  await signInAsStaff(page);
  for (const [path, title, words] of [
    ['loja?aba=impressao', 'Neste aparelho', 'Imprimir sozinho ao aceitar'],
    ['loja?aba=regras', 'Entrega e retirada', 'Aceita entrega'],
    ['mesas/preparar', 'Como funciona', 'Pedidos na mesa'],
  ] as const) {
    await open(page, staffPage(path));
    const heading = page.getByRole('heading', { name: title, exact: true });
    expect(await leftOf(page.getByText(words, { exact: true })), path).toBe(await leftOf(heading));
  }
});

test('in the report of a day an amount stands near its name on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await signInAsStaff(page);
  await open(page, staffPage('caixa'));
  const report = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Relatório do dia' }),
  });
  await expect(report).toBeVisible();
  expect((await report.boundingBox())?.width).toBeLessThanOrEqual(860);
});

test('the technical errors have one name in the settings and on their page', async ({ page }) => {
  await signInAsStaff(page);
  await open(page, staffPage('configuracoes'));
  await page.getByRole('link', { name: /^Erros técnicos/ }).click();
  await expect(page.getByRole('heading', { name: 'Erros técnicos', level: 1 })).toBeVisible();
});

test('the figures are printed without what chooses their period', async ({ page }) => {
  await signInAsStaff(page);
  await open(page, staffPage('numeros'));
  const period = page.getByRole('navigation', { name: 'Períodos' });
  await expect(period).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Vendas por dia' })).toBeVisible();
  await expect(period).toBeHidden();
});
