import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Store } from '#contract/entities/store.ts';
import { BrandProvider } from '../../brand/brand-context.tsx';
import type { PublicBrand } from '../../brand/public-brand.ts';
import { newDraft } from './draft.ts';
import { PaymentPart } from './payment-part.tsx';

const brand = { projectName: 'Forno', estabelecimentos: [], PUBLIC_CODIGO_MOEDA: 'BRL' };
function shown(papel: string, ...formasPagamento: Store['formasPagamento']): string {
  const store = { id: 1, permiteEntrega: false, formasPagamento } as unknown as Store;
  const element = (
    <I18nProvider i18n={setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } })}>
      <BrandProvider brand={brand as unknown as PublicBrand}>
        <PaymentPart
          {...{ store, draft: newDraft(store, 'key'), total: null, tried: false }}
          onChange={() => undefined}
        />
      </BrandProvider>
    </I18nProvider>
  );
  const hydrationData = { loaderData: { console: { papel } } };
  const router = createMemoryRouter([{ id: 'console', path: '/', element }], { hydrationData });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a store without a method for the counter says where one is turned on', () => {
  const card = { id: 1, nome: 'Cartão', tipo: 'cartaoOnline', desconto: 0 } as const;
  const none = 'Nenhuma forma de pagamento da loja serve no balcão.';
  expect(shown('proprietario', card)).toContain(none);
  expect(shown('proprietario', card)).toContain('aba=pagamento');
  expect(shown('atendente', card)).toContain(none);
  expect(shown('atendente', card)).not.toContain('aba=pagamento');
  const cash = { id: 2, nome: 'Dinheiro', tipo: 'dinheiro', desconto: 0 } as const;
  expect(shown('proprietario', card, cash)).not.toContain(none);
});
