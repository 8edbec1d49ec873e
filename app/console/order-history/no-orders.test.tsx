import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { InPortuguese } from '#test/in-portuguese.tsx';
import { NoOrders } from './no-orders.tsx';

const shown = (query: string) =>
  renderToStaticMarkup(
    <InPortuguese>
      <MemoryRouter>
        <NoOrders query={new URLSearchParams(query)} />
      </MemoryRouter>
    </InPortuguese>,
  );

test('a week without orders has no filters to clear, but other weeks to look at', () => {
  for (const query of ['', 'periodo=hoje&busca=&situacao=']) {
    expect(shown(query)).toContain('Nenhum pedido neste período');
    expect(shown(query)).toContain('periodo=tudo');
    expect(shown(query)).not.toContain('filtros');
  }
  expect(shown('periodo=tudo')).toContain('Nenhum pedido ainda');
  expect(shown('periodo=tudo')).not.toContain('<a');
});

test('filters that leave no order are to be cleared', () => {
  expect(shown('busca=ana')).toContain('Limpar filtros');
  expect(shown('periodo=30&situacao=novos')).toContain('Nada com estes filtros');
});
