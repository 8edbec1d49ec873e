// Hydrates the server-rendered page.
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { HYDRATED } from '#contract/hydrated.ts';
import { keepAppearance } from './brand/theme.ts';
import { HYDRATING, REPLAY } from './early-press.ts';
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

/** Effects run after the whole page has hydrated. */
function Page({ i18n }: { i18n: I18n }) {
  useEffect(() => {
    Object.assign(window, { [HYDRATED]: true });
    dispatchEvent(new Event(REPLAY));
    keepAppearance();
  }, []);
  return (
    <I18nProvider i18n={i18n}>
      <HydratedRouter />
    </I18nProvider>
  );
}

const i18n = await loadI18n(asLanguage(document.documentElement.lang));
startTransition(() => {
  dispatchEvent(new Event(HYDRATING));
  hydrateRoot(document, <Page i18n={i18n} />);
});
