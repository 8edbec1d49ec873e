// Around a component of the interface whose markup a test reads: words in Portuguese, as they stand
// in the source, and a brand.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BrandProvider } from '#app/brand/brand-context.tsx';
import type { PublicBrand } from '#app/brand/public-brand.ts';

const i18n = setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } });
const usual = { projectName: 'Forno', estabelecimentos: [], PUBLIC_CODIGO_MOEDA: 'BRL' };

/** `brand`: what the component reads of it, where the usual is not enough. */
export function InPortuguese({ brand = {}, children }: { brand?: object; children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <BrandProvider brand={{ ...usual, ...brand } as unknown as PublicBrand}>
        {children}
      </BrandProvider>
    </I18nProvider>
  );
}

/** What a person reads, in one line. */
export const textOf = (shown: ReactNode): string =>
  renderToStaticMarkup(<InPortuguese>{shown}</InPortuguese>)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
