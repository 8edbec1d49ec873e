// Prices on a page are in the brand's currency.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InPortuguese } from '#test/in-portuguese.tsx';
import { MoneyProvider, useMoney } from './money.tsx';

function Price() {
  return useMoney()(1_234_567);
}
const priceIn = (currency: string) =>
  renderToStaticMarkup(
    <InPortuguese>
      <MoneyProvider currency={currency}>
        <Price />
      </MoneyProvider>
    </InPortuguese>,
  );

// Rows: 1.25
test('a price is in the currency of PUBLIC_CODIGO_MOEDA', () => {
  expect(priceIn('BRL')).toBe('R$\u00a012.345,67');
  expect(priceIn('TESTE')).toBe('R$\u00a012.345,67');
  expect(priceIn('ARS')).toBe('$\u00a012.345,67');
  expect(priceIn('EUR')).toBe('€\u00a012.345,67');
});
