// What the browser has stored when a test begins, as the storefront stores it: the cart, and how
// the last order was received and paid. A test that is about filling these presses its way there.
import { call } from './calls.ts';
import type { Locator, Page } from './clock.ts';
import { type Brand, checkoutOf, lineOf, open, site } from './steps.ts';
import { expect } from './test.ts';

type Product = { id: number; nome: string; valor: number; promocional: boolean };
type Menu = { categorias: { produtos: Product[] }[] };
type Store = { id: number; formasPagamento: { id: number; nome: string }[] };

/** Stores values under their names. Plain JSON is read like the encoded form. */
const store = (page: Page, values: Record<string, object>): Promise<void> =>
  page.evaluate((all) => {
    for (const [name, value] of Object.entries(all))
      localStorage.setItem(name, JSON.stringify(value));
  }, values);

/** Puts one of each product into the cart of the brand's first store. They have no choices. */
export async function storeCart(
  page: Page,
  products: readonly string[],
  brand: Brand = 'pizzaria',
): Promise<Store> {
  const { estabelecimentos } = await call<{ estabelecimentos: Store[] }>(
    page,
    brand,
    `/quitute/AplicativoDadosUrl?url=${brand}.localhost`,
  );
  const [first] = estabelecimentos;
  if (first === undefined) throw new Error(`${brand} has no store`);
  const { categorias } = await call<Menu>(page, brand, '/quitute/ObterCardapio', {
    idEstabelecimento: first.id,
  });
  const menu = categorias.flatMap(({ produtos }) => produtos);
  const lines = products.map((name) => {
    const product = menu.find(({ nome }) => nome === name);
    if (product === undefined) throw new Error(`${brand} does not sell ${name}`);
    const { id, nome, promocional, valor } = product;
    const produto = { id, nome, promocional, quantidade: 1, observacao: '', opcoes: [] };
    return { produto, valorProdutoHistorico: Math.round(valor * 100) };
  });
  await store(page, { 'quitute.c': { carts: { [first.id]: lines } } });
  return first;
}

/** The checkout over the menu, with these products in the cart and nothing else filled in. */
export async function checkoutWith(
  page: Page,
  products: readonly string[],
  brand: Brand = 'pizzaria',
): Promise<Locator> {
  await storeCart(page, products, brand);
  return await openStoredCheckout(page, brand);
}

/** The shortest valid order, which only has to be sent: a dessert, pickup, paid by card. */
export async function readyToOrder(
  page: Page,
  name: string,
  product = 'Pudim de leite',
): Promise<Locator> {
  const { id, formasPagamento } = await storeCart(page, [product]);
  const card = formasPagamento.find(({ nome }) => nome === 'Cartão de crédito');
  await store(page, {
    'quitute.d': { address: null, stores: { [id]: { type: 2, quote: null } } },
    'quitute.u': { nome: name, telefone: '11987654321' },
    'quitute.g': { [id]: { paymentId: card?.id, changeNotNeeded: false } },
  });
  const checkout = await openStoredCheckout(page, 'pizzaria');
  await expect(checkout.getByRole('button', { name: /^Enviar pedido/ })).toBeVisible();
  return checkout;
}

async function openStoredCheckout(page: Page, brand: Brand): Promise<Locator> {
  await open(page, `${site(brand)}/delivery?painel=finalizar`);
  const checkout = checkoutOf(page);
  await expect(lineOf(checkout, 'Pagamento')).toBeVisible();
  return checkout;
}
