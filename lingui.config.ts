import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

// Folders whose screens a customer opens after the menu.
const later = [
  'account',
  'addresses',
  'cart',
  'checkout',
  'coupons',
  'downloads',
  'loyalty',
  'order-changes',
  'orders',
  'payments',
  'picking',
  'profile',
  'reviews',
  'tables',
].map((folder) => `app/${folder}/**`);

export default defineConfig({
  sourceLocale: 'pt-BR',
  locales: ['pt-BR', 'pt-PT', 'es', 'en', 'de', 'fr'],
  // A phone loads the first until a product is in the cart, the second when it goes on, the third
  // never. `test/words.test.ts` watches that a screen loads what it says.
  catalogs: [
    { path: 'app/i18n/locales/{locale}', include: ['app'], exclude: [...later, 'app/console/**'] },
    { path: 'app/i18n/locales/later/{locale}', include: later },
    { path: 'app/i18n/locales/staff/{locale}', include: ['app/console'] },
  ],
  // Lingui's own leaves out what people write in angle brackets.
  runtimeConfigModule: { Trans: ['#app/i18n/trans.tsx', 'Trans'] },
  // Without origins a catalog changes only when a word does, not when a file moves.
  format: formatter({ lineNumbers: false, origins: false }),
});
