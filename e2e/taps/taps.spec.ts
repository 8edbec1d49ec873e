// Visitors who tap, type and go back at random. Nothing that they do may break a page.
import { consolePages } from '#contract/console-pages.ts';
import { pages } from '#contract/pages.ts';
import { chanceOf } from '#test/hostile/chance.ts';
import { call, signIn, signInStaff } from '../calls.ts';
import { type Brand, site } from '../steps.ts';
import { type Browser, expect, type Page, test } from '../test.ts';
import { actAtRandom } from './actions.ts';
import { watch } from './complaints.ts';

const VISITORS = Number(process.env.TAPS_VISITORS ?? 10);
const FIRST_SEED = Number(process.env.TAPS_SEED ?? 1);
const ACTIONS = 300;
const INSPECT_EVERY = 5;
const brands: Brand[] = ['pizzaria', 'acai', 'burger', 'mercado', 'cafe'];
const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];
const leaves = (path: string) => path === consolePages.signIn || path === consolePages.invitation;
const roles = {
  guest: [
    pages.entry,
    pages.menu,
    pages.promotions,
    pages.stores,
    pages.loyalty,
    pages.profile,
    pages.login,
  ],
  customer: [
    pages.menu,
    `${pages.menu}?painel=sacola`,
    `${pages.menu}?painel=finalizar`,
    `${pages.menu}?painel=endereco`,
    pages.orderHistory,
    pages.stampCards,
    pages.profile,
  ],
  staff: Object.values(consolePages).filter((path) => !path.includes(':') && !leaves(path)),
};
type Role = keyof typeof roles;
const everyRole = Object.keys(roles) as Role[];

for (let seed = FIRST_SEED; seed < FIRST_SEED + VISITORS; seed++) {
  const chance = chanceOf(seed);
  const brand = chance.oneOf(brands);
  const role = chance.oneOf(everyRole);
  test(`visitor ${seed}, ${role} of ${brand}`, async ({ browser }) => {
    const page = await openPage(browser, chance.oneOf(sizes), {
      locale: chance.oneOf(['pt-BR', 'pt-PT', 'es', 'en', 'de', 'fr']),
      colorScheme: chance.oneOf(['light', 'dark']),
    });
    if (role === 'customer') await signIn(page, brand, demoCustomer(brand));
    if (role === 'staff') await signInStaff(page, brand);
    const visit = { home: site(brand), paths: roles[role], chance };
    const { complaints, inspect } = watch(page);
    await page.goto(visit.home + chance.oneOf(visit.paths));
    const trail: string[] = [];
    for (let action = 1; action <= ACTIONS; action++) {
      trail.push(await actAtRandom(page, visit));
      if (action % INSPECT_EVERY === 0) await inspect();
      expect(complaints, `${page.url()} after ${trail.slice(-12).join(', ')}`).toEqual([]);
    }
    // A store that staff paused would refuse the next visitors.
    if (role === 'staff') await openStores(page, brand);
    await page.context().close();
  });
}

async function openPage(
  browser: Browser,
  viewport: { width: number; height: number },
  taste: { locale: string; colorScheme: 'light' | 'dark' },
): Promise<Page> {
  const isPhone = viewport.width < 1000;
  const context = await browser.newContext({
    ...taste,
    viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
    geolocation: { latitude: -23.5505, longitude: -46.6911 },
    permissions: ['geolocation'],
  });
  // Customers' pages keep their console to themselves otherwise.
  await context.addInitScript(() => {
    // The blank page before the first has no storage.
    if (location.origin !== 'null') localStorage.setItem('quitute.test', 'true');
  });
  return context.newPage();
}

const demoCustomer = (brand: Brand) =>
  brand === 'acai' ? '81988650102' : 'cliente@demo.quitute.app';

async function openStores(page: Page, brand: Brand): Promise<void> {
  await signInStaff(page, brand);
  const { estabelecimentos } = await call<{ estabelecimentos: { id: number }[] }>(
    page,
    brand,
    '/painel/Pedidos',
  );
  for (const { id: idEstabelecimento } of estabelecimentos)
    await call(page, brand, '/painel/PausarEstabelecimento', {
      idEstabelecimento,
      pausar: false,
      minutos: null,
    });
}
