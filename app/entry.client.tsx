// Wakes the server-rendered page up.
import { I18nProvider } from '@lingui/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { quietConsole } from './errors/quiet-console.ts';
import { reloadOnce } from './errors/reload-once.ts';
import { asLanguage, loadI18n } from './i18n/catalogs.ts';

quietConsole();
addEventListener('vite:preloadError', ({ payload }) => void reloadOnce(payload.message));
const tell = (reason: unknown) =>
  void import('./errors/unexpected.ts')
    .then(({ tellUnexpected }) => tellUnexpected(reason))
    .catch(() => undefined);
addEventListener('error', ({ error }) => tell(error));
addEventListener('unhandledrejection', ({ reason }) => tell(reason));

const i18n = await loadI18n(asLanguage(document.documentElement.lang));
startTransition(() => {
  hydrateRoot(
    document,
    <I18nProvider i18n={i18n}>
      <HydratedRouter />
    </I18nProvider>,
  );
});
