import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandProvider } from '../brand/brand-context.tsx';
import type { PublicBrand } from '../brand/public-brand.ts';
import { loadWholeI18n } from '../i18n/catalogs.ts';
import { useMethodName } from './method-name.ts';

const Named = ({ name }: { name: string }) => useMethodName()(name);

async function nameIn(locale: 'pt-BR' | 'en', name: string): Promise<string> {
  const i18n =
    locale === 'en'
      ? await loadWholeI18n('en', 'customer')
      : setupI18n({ locale, messages: { [locale]: {} } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <BrandProvider brand={{ PUBLIC_IDIOMA: 'pt-BR' } as PublicBrand}>
        <Named name={name} />
      </BrandProvider>
    </I18nProvider>,
  );
}

test('usual names of payment methods are translated, the brand’s own are not', async () => {
  expect(await nameIn('en', 'Dinheiro')).toBe('Cash');
  expect(await nameIn('en', 'cartao de credito')).toBe('Credit card');
  expect(await nameIn('en', 'Fiado do Zé')).toBe('Fiado do Zé');
});

test('in the brand’s language a name stays as it was typed', async () => {
  expect(await nameIn('pt-BR', 'Cartao de Credito')).toBe('Cartao de Credito');
});
