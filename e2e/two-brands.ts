// What each of two brands behind one proxy must keep to itself: addresses, cookies and sessions.
import { openKitchen, ticketsOf } from './kitchen.ts';
import {
  add,
  type Brand,
  dinerOf,
  expectWaiting,
  fillPickup,
  open,
  orderButton,
  site,
} from './steps.ts';
import { type BrowserContext, expect, type Page, test } from './test.ts';

const brands = [
  { brand: 'pizzaria', other: 'burger', product: 'Pudim de leite' },
  { brand: 'burger', other: 'pizzaria', product: 'Brownie com sorvete' },
] as const;

const staffCookie = '__Host-quitute_painel';

const sessionsOf = async (context: BrowserContext, brand: Brand) =>
  (await context.cookies(site(brand))).filter(({ httpOnly }) => httpOnly);

/** A call as the brand's own page would make it. */
const statusOf = (page: Page, path: string) =>
  page.evaluate(async (address) => (await fetch(address)).status, path);

for (const { brand, other, product } of brands) {
  test(`${brand}: a customer orders, staff see it, and ${other} is another site`, async ({
    page,
    context,
    browser,
  }, info) => {
    const origin = site(brand);
    const document = await page.goto(`${origin}/delivery`);
    const headers = document?.headers() ?? {};
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain("base-uri 'none'");
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`^${origin}/`));
    const sitemap = await page.evaluate(async () => (await fetch('/sitemap.xml')).text());
    const places = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, place]) => place ?? '');
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((place) => !place.startsWith(`${origin}/`))).toEqual([]);

    const name = dinerOf(info);
    await open(page, `${origin}/delivery`);
    const agree = page.getByRole('button', { name: 'Recusar' });
    if (await agree.isVisible()) await agree.click();
    await add(page, product);
    await fillPickup(page, name);
    await orderButton(page).click();
    await expectWaiting(page);
    expect(page.url()).toContain(`${origin}/`);

    const kitchen = await openKitchen(browser, brand);
    await expect(ticketsOf(kitchen, name)).toHaveCount(1);

    for (const cookies of [context, kitchen.context()]) {
      const own = await sessionsOf(cookies, brand);
      expect(own.length).toBeGreaterThan(0);
      for (const cookie of own)
        expect(cookie).toMatchObject({
          name: expect.stringMatching(/^__Host-/),
          secure: true,
          domain: `${brand}.localhost`,
          path: '/',
          sameSite: 'Lax',
        });
      expect(await sessionsOf(cookies, other)).toEqual([]);
    }

    // The other brand's console does not know this session, and its pages cannot post here.
    const session = (await sessionsOf(kitchen.context(), brand)).find(
      (cookie) => cookie.name === staffCookie,
    );
    const stranger = await browser.newContext();
    await stranger.addCookies([
      { name: staffCookie, value: session?.value ?? '', url: site(other), secure: true },
    ]);
    const elsewhere = await stranger.newPage();
    await elsewhere.goto(`${site(other)}/offline`);
    expect(await statusOf(elsewhere, '/api/painel/Pedidos')).toBe(401);
    expect(await statusOf(kitchen, '/api/painel/Pedidos')).toBe(200);
    const signOut = `${origin}/api/painel/Sair`;
    await kitchen.route(signOut, (route) =>
      route.continue({ headers: { ...route.request().headers(), origin: site(other) } }),
    );
    const posted = (address: string) => fetch(address, { method: 'POST' }).then((r) => r.status);
    expect(await kitchen.evaluate(posted, signOut)).toBe(403);
    await stranger.close();
    await kitchen.context().close();
  });
}
