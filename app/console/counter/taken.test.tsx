import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Store } from '#contract/entities/store.ts';
import { BrandProvider } from '../../brand/brand-context.tsx';
import type { PublicBrand } from '../../brand/public-brand.ts';
import { Taken, type TakenOrder } from './taken.tsx';

const brand = { projectName: 'Forno', estabelecimentos: [], PUBLIC_CODIGO_MOEDA: 'BRL' };
const receipt = { id: 7, numero: 7, status: 3, codigoEstabelecimento: 'centro' };
const order = {
  ...{ kind: 2, receipt, table: null, slot: '', total: 1490, phone: '', name: 'Ana' },
} as unknown as TakenOrder;

function headingOf(changed: Partial<TakenOrder>): string | undefined {
  const shown = (
    <I18nProvider i18n={setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } })}>
      <BrandProvider brand={brand as unknown as PublicBrand}>
        <Taken
          store={{ fusoHorario: 'America/Sao_Paulo' } as Store}
          order={{ ...order, ...changed }}
          onNext={() => undefined}
        />
      </BrandProvider>
    </I18nProvider>
  );
  const hydrationData = { loaderData: { root: { origin: 'https://forno.example' } } };
  const router = createMemoryRouter([{ id: 'root', path: '/', element: shown }], { hydrationData });
  const page = renderToStaticMarkup(<RouterProvider router={router} />);
  return /<h2[^>]*>([^<]*)/.exec(page)?.[1];
}

test('an order for later is scheduled, not in the kitchen', () => {
  expect(headingOf({})).toBe('Pedido 7 está na cozinha');
  expect(headingOf({ slot: '2026-11-30T14:00:00.000Z' })).toBe('Pedido 7 está agendado');
});
