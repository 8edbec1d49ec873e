// Prices on a page are in the brand's currency.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoneyProvider, useMoney } from './money.tsx';

function Price() {
  return useMoney()(1_234_567);
}
const priceIn = (currency: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } })}>
      <MoneyProvider currency={currency}>
        <Price />
      </MoneyProvider>
    </I18nProvider>,
  );

// Rows: 1.25
test('a price is in the currency of PUBLIC_CODIGO_MOEDA', () => {
  expect(priceIn('BRL')).toBe('R$\u00a012.345,67');
  expect(priceIn('TESTE')).toBe('R$\u00a012.345,67');
  expect(priceIn('ARS')).toBe('$\u00a012.345,67');
  expect(priceIn('EUR')).toBe('€\u00a012.345,67');
});
