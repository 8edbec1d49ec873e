// A status has the same name on the screen and in a refusal, in each language.
import { expect, test } from 'vitest';
import { Language } from '#contract/entities/brand.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { statusName } from '#server/words/words.ts';
import { loadWholeI18n } from '../i18n/catalogs.ts';
import { statusLabel } from './status-labels.ts';

const STATUSES = Object.values(ORDER_STATUS);

// Rows: 4.1
test('all sixteen statuses have the labels of the specification', async () => {
  const i18n = await loadWholeI18n('pt-BR', 'customer');
  expect(STATUSES.map((status) => i18n._(statusLabel(status)))).toEqual([
    'Não identificado',
    'Pedido enviado',
    'Aguardando aceite',
    'Pedido aceito',
    'Em produção',
    'Saiu para entrega',
    'Pronto para retirada',
    'Pronto para entrega',
    'Entregue',
    'Não entregue',
    'Pago',
    'Pagamento pendente',
    'Cancelado',
    'Cancelado pelo estabelecimento',
    'Expirado: tempo de aceite esgotado',
    'Chargeback',
  ]);
});

// Rows: 4.1
test.each(Language.options)(
  'in %s a refusal names a status as the screen does',
  async (language) => {
    const i18n = await loadWholeI18n(language, 'customer');
    const shown = STATUSES.map((status) => i18n._(statusLabel(status)));
    expect(STATUSES.map((status) => statusName(status, language))).toEqual(shown);
    expect(new Set(shown).size).toBe(16);
  },
);

test('a number that is no status reads as not identified', async () => {
  const i18n = await loadWholeI18n('en', 'customer');
  expect(i18n._(statusLabel(99))).toBe(statusName(99, 'en'));
});
