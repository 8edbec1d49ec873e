// What search engines and link previews see in the documents as sent.

import { site } from './steps.ts';
import { expect, type Page, test } from './test.ts';

type Graph = { '@context': string; '@graph': Record<string, unknown>[] };

/** Without scripts, as most crawlers read. */
test.use({ javaScriptEnabled: false });

async function graphOf(page: Page): Promise<Graph> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? '') as Graph;
}
const kindsOf = (graph: Graph) => graph['@graph'].map((node) => node['@type']);
const content = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"]`).getAttribute('content');
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

// Rows: 1.2
test('the menu is a restaurant with its menu, under one address', async ({ page }) => {
  await page.goto(`${site('pizzaria')}/delivery?idioma=pt-BR`);
  const graph = await graphOf(page);
  expect(graph['@context']).toBe('https://schema.org');
  expect(kindsOf(graph)).toEqual(['Restaurant', 'Menu']);
  expect(await canonical(page)).toBe(`${site('pizzaria')}/delivery`);
  expect(await content(page, 'og:title')).toBe(await page.title());
  expect(await page.locator('link[rel=alternate][hreflang]').count()).toBe(7);
});

test('a menu in another language marks its own words with the language of the brand', async ({
  page,
}) => {
  const languageOf = (words: string) =>
    page
      .getByText(words, { exact: true })
      .first()
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
  await page.goto(`${site('pizzaria')}/delivery?idioma=de`);
  expect(await languageOf('Pudim de leite')).toBe('pt-BR');
  expect(await languageOf('Speisekarte')).toBe('de');
  const product = page.getByRole('link', { name: 'Pizza meio a meio' }).first();
  await page.goto(`${site('pizzaria')}${await product.getAttribute('href')}?idioma=de`);
  expect(await languageOf('Calabresa da Vila')).toBe('pt-BR');
});

// Rows: 1.2, 1.6
test('each language has its address, and reads in it', async ({ page }) => {
  await page.goto(`${site('pizzaria')}/delivery`);
  const german = await page.locator('link[hreflang=de]').getAttribute('href');
  await page.goto(german ?? '');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  // With the Portuguese page as canonical, it would never be found in German.
  expect(await canonical(page)).toBe(german);
  expect(await content(page, 'og:url')).toBe(german);
  expect(await page.locator('link[hreflang=pt-BR]').getAttribute('href')).toBe(
    `${site('pizzaria')}/delivery`,
  );
});

// Rows: 2.26
test('a product link opens without a chosen store, with its price and a way to choose one', async ({
  page,
}) => {
  await page.goto(`${site('acai')}/delivery?loja=boa-viagem`);
  const href = await page.locator('a[href*="/produto/"]').first().getAttribute('href');
  await page.context().clearCookies();
  const reply = await page.goto(site('acai') + (href?.split('?')[0] ?? ''));
  expect(reply?.status()).toBe(200);
  expect(kindsOf(await graphOf(page))).toEqual(['Product', 'BreadcrumbList', 'Restaurant']);
  expect(await canonical(page)).toBe(page.url());
  const picture = await page.goto((await content(page, 'og:image')) ?? '');
  expect(picture?.headers()['content-type']).toBe('image/png');
});

test('pages about one person are for no search engine', async ({ page }) => {
  for (const path of ['/delivery/pedido/vila-madalena/1/1', '/painel/entrar', '/login/Acesso']) {
    expect((await page.goto(site('pizzaria') + path))?.headers()['x-robots-tag']).toBe('noindex');
  }
  expect(
    (await page.goto(`${site('pizzaria')}/delivery`))?.headers()['x-robots-tag'],
  ).toBeUndefined();
});

// Rows: 1.2
test('each page of the sitemap is indexable, with text and one canonical address', async ({
  page,
}) => {
  for (const path of ['/login', '/cadastro', '/conectar-mesa', '/downloads']) {
    const reply = await page.goto(`${site('pizzaria')}${path}?usuario=ana%40exemplo.com`);
    expect(reply?.headers()['x-robots-tag']).toBeUndefined();
    expect(await canonical(page)).toBe(site('pizzaria') + path);
    expect(await content(page, 'og:description')).toContain('Forno da Vila');
    expect(await page.locator('link[rel=alternate][hreflang]').count()).toBe(7);
  }
  // A form has no description of the restaurant.
  await page.goto(`${site('pizzaria')}/login`);
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
});
