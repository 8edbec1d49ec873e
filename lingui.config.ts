import { defineConfig } from '@lingui/cli';

export default defineConfig({
  sourceLocale: 'pt-BR',
  locales: ['pt-BR', 'pt-PT', 'es', 'en', 'de', 'fr'],
  catalogs: [{ path: 'app/i18n/locales/{locale}', include: ['app'] }],
});
