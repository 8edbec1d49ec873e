// What the checkout shows before the server has answered: nothing wrong, and nothing that moves.
import { call, signIn } from './calls.ts';
import type { Locator } from './clock.ts';
import { cartOf, checkoutOf, lineOf, open, site } from './steps.ts';
import { storeCart } from './stored.ts';
import { expect, type Page, test } from './test.ts';

const SESSION = '**/api/cliente/Sessao';
const PRICE = '**/api/quitute/PedidoCalculado';
const STATE = '**/quitute/EstabelecimentoAberto/*';
const CHECKOUT = `${site('pizzaria')}/delivery?painel=finalizar`;

/** The demo's customer on a device that remembers them, with pickup and a payment chosen. */
async function knownCustomer(page: Page): Promise<void> {
  await signIn(page);
  const { id, formasPagamento } = await storeCart(page, ['Pudim de leite']);
  const session = await call<{ cliente: { id: number } }>(page, 'pizzaria', '/cliente/Sessao');
  const card = formasPagamento.find(({ nome }) => nome === 'Cartão de crédito');
  await page.evaluate(
    ([customer, ways, payments]) => {
      localStorage.setItem('quitute.k', customer);
      localStorage.setItem('quitute.d', ways);
      localStorage.setItem('quitute.g', payments);
    },
    [
      String(session.cliente.id),
      JSON.stringify({ address: null, stores: { [id]: { type: 2, quote: null } } }),
      JSON.stringify({ [id]: { paymentId: card?.id, changeNotNeeded: false } }),
    ] as const,
  );
}

/** Holds the answers of a call until it is let go. `json` replaces them. */
async function hold(page: Page, call: string, json?: object): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(call, async (route) => {
    await gone;
    await (json === undefined ? route.continue() : route.fulfill({ json }));
  });
  return letGo;
}

/** Inside the page, because only the browser resolves its host. */
async function withCashback(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const reply = await real(input, init);
      if (!String(input).endsWith('/quitute/PedidoCalculado')) return reply;
      const cashback = { saldo: 5, disponivel: 5, aplicado: 0, faltaConfirmarCelular: false };
      return Response.json({ ...(await reply.json()), cashback });
    };
  });
}

const title = (checkout: Locator) => checkout.locator('.co-title h2');

test('a customer whom the device remembers is not asked who receives, and may wait', async ({
  page,
}) => {
  await knownCustomer(page);
  const answerNow = await hold(page, SESSION);
  await open(page, `${site('pizzaria')}/delivery?painel=sacola`);
  const onwards = cartOf(page).getByRole('link', { name: /^Continuar/ });
  await onwards.filter({ visible: true }).click();
  const checkout = checkoutOf(page);
  const send = checkout.getByRole('button', { name: /^Enviar pedido/ });
  await expect(title(checkout)).toHaveText('Tudo pronto para enviar');
  await expect(lineOf(checkout, 'Quem recebe')).toHaveCount(0);
  await expect(send).toHaveAttribute('aria-busy', 'true');
  answerNow();
  await expect(send).not.toHaveAttribute('aria-busy', 'true');
  // From the cart and back, the last answer counts while the next one is on its way.
  await page.unroute(SESSION);
  await hold(page, SESSION);
  await page.goBack();
  await onwards.filter({ visible: true }).click();
  await expect(title(checkout)).toHaveText('Tudo pronto para enviar');
  await expect(send).not.toHaveAttribute('aria-busy', 'true');
});

test('a guest is asked who receives while the session is unknown', async ({ page }) => {
  await hold(page, SESSION);
  await storeCart(page, ['Pudim de leite']);
  await open(page, CHECKOUT);
  await expect(lineOf(checkoutOf(page), 'Quem recebe')).toContainText('Informar nome e celular');
});

for (const width of [390, 320])
  test(`what the checkout learns late moves nothing at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await knownCustomer(page);
    await withCashback(page);
    const releases = [
      await hold(page, SESSION),
      await hold(page, STATE, { estado: 'aberto', mudaEm: null, semAtendimento: true }),
      await hold(page, PRICE),
    ];
    await open(page, CHECKOUT);
    const checkout = checkoutOf(page);
    const total = checkout.locator('.totals .total');
    await expect(total).toBeVisible();
    await expect(lineOf(checkout, 'Quando')).toHaveText(/min$/);
    const before = await total.boundingBox();
    for (const release of releases) release();
    await expect(lineOf(checkout, 'Quando')).not.toHaveText(/min$/);
    await expect(checkout.getByText('Usar cashback')).toBeVisible();
    expect(await total.boundingBox()).toEqual(before);
  });
