import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Store } from '#contract/entities/store.ts';
import { InPortuguese } from '#test/in-portuguese.tsx';
import { Taken, type TakenOrder } from './taken.tsx';

const receipt = { id: 7, numero: 7, status: 3, codigoEstabelecimento: 'centro' };
const order = {
  ...{ kind: 2, receipt, table: null, slot: '', total: 1490, phone: '', name: 'Ana' },
} as unknown as TakenOrder;

function headingOf(changed: Partial<TakenOrder>): string | undefined {
  const shown = (
    <InPortuguese>
      <Taken
        store={{ fusoHorario: 'America/Sao_Paulo' } as Store}
        order={{ ...order, ...changed }}
        onNext={() => undefined}
      />
    </InPortuguese>
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
