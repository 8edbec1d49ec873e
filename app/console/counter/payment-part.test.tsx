import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Store } from '#contract/entities/store.ts';
import { InPortuguese } from '#test/in-portuguese.tsx';
import { newDraft } from './draft.ts';
import { PaymentPart } from './payment-part.tsx';

function shown(papel: string, ...formasPagamento: Store['formasPagamento']): string {
  const store = { id: 1, permiteEntrega: false, formasPagamento } as unknown as Store;
  const element = (
    <InPortuguese>
      <PaymentPart
        {...{ store, draft: newDraft(store, 'key'), total: null, tried: false }}
        onChange={() => undefined}
      />
    </InPortuguese>
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
