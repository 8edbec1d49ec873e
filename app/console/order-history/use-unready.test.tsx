import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Order } from '#contract/entities/order.ts';
import { InPortuguese } from '#test/in-portuguese.tsx';
import { type ChangeDraft, newChange } from '../../order-changes/change-draft.ts';
import { useUnready } from './use-unready.ts';

const order = {
  itens: [{ idProduto: 1, nome: 'Pudim', quantidade: 1, opcoes: [] }],
  tipoPedido: 2,
  observacao: '',
  endereco: null,
  troco: null,
} as unknown as Order;

const Said = ({ draft }: { draft: ChangeDraft }) => useUnready(draft, order) ?? 'ready';

function said(changed: Partial<ChangeDraft>): string {
  const draft = { ...newChange(order), ...changed };
  return renderToStaticMarkup(
    <InPortuguese>
      <Said draft={draft} />
    </InPortuguese>,
  );
}

test('what keeps a change from being priced is named, and not as nothing', () => {
  expect(said({})).toBe('Nada mudou ainda.');
  expect(said({ quantities: [0] })).toBe(
    'Deixe pelo menos um item. Para desistir de tudo, cancele o pedido.',
  );
  expect(said({ weights: ['12x'] })).toBe('Digite os gramas.');
  expect(said({ address: null })).toBe('Informe o endereço de entrega.');
  expect(said({ quantities: [2] })).toBe('ready');
});
