// Push notifications when an order moves, with its page open or closed. A separate project: it
// needs the Chromium that supports notifications.

import { openProvider } from '../test/local-provider.ts';
import { pushBrowser } from '../test/push-browser.ts';
import { orderPudding } from './calls.ts';
import { accept } from './kitchen.ts';
import { site } from './steps.ts';
import { type BrowserContext, expect, type Page, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

type PushService = Awaited<ReturnType<typeof openProvider>>;

/**
 * Replaces the browser's push service: another address, and keys of which the test has the other
 * half.
 */
async function subscribeAt(
  context: BrowserContext,
  service: PushService,
  keys: { p256dh: string; auth: string },
): Promise<void> {
  await context.addInitScript(
    ({ endpoint, keys: own }) => {
      let current: unknown = null;
      const subscription = {
        endpoint,
        options: null,
        toJSON: () => ({ endpoint, keys: own }),
        unsubscribe: () => Promise.resolve(true),
      };
      PushManager.prototype.subscribe = function subscribe() {
        current = subscription;
        return Promise.resolve(subscription as unknown as PushSubscription);
      };
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(current as PushSubscription | null);
    },
    { endpoint: `${service.url}/browser`, keys },
  );
}

/** Delivers a push to the browser's real worker, as its push service would. */
async function deliver(page: Page, data: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === new URL('/', page.url()).href);
      if (own !== undefined) done(own.registrationId);
    }),
  );
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data,
  });
}

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, data }) => ({
      title,
      body,
      url: String((data as { url: unknown }).url),
    }));
  });

const toggle = (page: Page) => page.getByRole('switch', { name: /^Avisar quando o pedido andar/ });

async function choose(page: Page, wanted: boolean, call: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith(`/cliente/${call}`));
  await toggle(page).setChecked(wanted, { force: true });
  await answered;
  await expect(page.getByText('Não deu para')).toHaveCount(0);
  await expect(toggle(page)).toBeChecked({ checked: wanted });
}

// Rows: 2.16
test('a customer who asks for notices gets one at acceptance; one who stops gets none', async ({
  page,
  context,
  kitchen,
  customer,
}) => {
  const service = await openProvider();
  service.replies.push({ status: 201 });
  const push = pushBrowser();
  await context.grantPermissions(['notifications'], { origin: site('pizzaria') });
  await subscribeAt(context, service, push.keys);
  await orderPudding(page, customer);
  // The worker is on every page; nobody is subscribed without being asked.
  expect(
    await page.evaluate(
      async () =>
        (await (
          await navigator.serviceWorker.getRegistration('/')
        )?.pushManager.getSubscription()) ?? null,
    ),
  ).toBe(null);
  await choose(page, true, 'AssinarAvisosPedido');

  await accept(kitchen, customer);
  await expect.poll(() => service.asked.length).toBe(1);
  const sealed = service.asked[0]?.body ?? Buffer.alloc(0);
  const opened = push.open(sealed);
  const payload = JSON.parse(opened) as { title: string; body: string; url: string };
  expect(payload.body).toMatch(
    /^A loja aceitou o seu pedido \d+\. Previsão: (das \d\d:\d\d às )?\d\d:\d\d\.$/,
  );
  expect(sealed.toString('latin1')).not.toContain('pedido');
  // A push service delivers again what a browser did not take, such as while its worker stops. The
  // notice is shown once: both have the same tag.
  await expect(async () => {
    await deliver(page, opened);
    await expect
      .poll(() => notifications(page), { timeout: 10_000 })
      .toEqual([{ title: payload.title, body: payload.body, url: payload.url }]);
  }).toPass({ timeout: 60_000 });
  await page.goto(new URL(payload.url, page.url()).href);
  await expect(page.getByText('Pedido aceito').first()).toBeVisible();

  await expect(page).toHaveURL(/chave=/);
  await service.close();
});
