// What each of two brands behind one proxy must keep to itself: addresses, cookies and sessions.
import { request } from 'node:https';
import { openKitchen, ticketsOf } from './kitchen.ts';
import { add, type Brand, expectWaiting, fillPickup, open, orderButton, site } from './steps.ts';
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
    customer,
  }) => {
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

    await open(page, `${origin}/delivery`);
    const agree = page.getByRole('button', { name: 'Recusar' });
    if (await agree.isVisible()) await agree.click();
    await add(page, product);
    await fillPickup(page, customer);
    await orderButton(page).click();
    await expectWaiting(page);
    expect(page.url()).toContain(`${origin}/`);

    const kitchen = await openKitchen(browser, brand);
    await expect(ticketsOf(kitchen, customer)).toHaveCount(1);

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
    expect(await signOutStatus(brand, session?.value ?? '', site(other))).toBe(403);
    expect(await statusOf(kitchen, '/api/painel/Pedidos')).toBe(200);
    expect(await signOutStatus(brand, session?.value ?? '', origin)).toBe(200);
    await stranger.close();
    await kitchen.context().close();
  });
}

/**
 * The status of a sign-out that a page of `origin` sends. A browser writes its own origin into a
 * request, and Node does not resolve `*.localhost` everywhere, so it is sent by hand.
 */
const signOutStatus = (brand: Brand, session: string, origin: string) =>
  new Promise<number | undefined>((done, fail) => {
    const { host, hostname, port } = new URL(site(brand));
    const options = {
      host: '127.0.0.1',
      port,
      servername: hostname,
      path: '/api/painel/Sair',
      method: 'POST',
      rejectUnauthorized: false,
      headers: { host, origin, cookie: `${staffCookie}=${session}`, 'content-length': 0 },
    };
    request(options, (reply) => {
      reply.resume();
      done(reply.statusCode);
    })
      .once('error', fail)
      .end();
  });
