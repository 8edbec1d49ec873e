// The order as a message to the store: enough to find it, without its key.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { phoneDigits } from '#rules/documents.ts';
import { useMoney } from '../ui/money.tsx';
import { choiceLines } from './choice-lines.ts';
import { statusLabel } from './status-labels.ts';

/** Link to a conversation with the store; null without a number. */
export function useStoreConversation(): (order: Order, number: string) => string | null {
  const { t, i18n } = useLingui();
  const money = useMoney();
  return (order, number) => {
    const phone = phoneDigits(order.telefoneEstabelecimento);
    if (phone === '') return null;
    const items = order.itens.map((item) =>
      [`${item.quantidade}× ${item.nome}`, ...choiceLines(item).map((line) => `   ${line}`)].join(
        '\n',
      ),
    );
    const total = money(order.valorTotal);
    const status = i18n._(statusLabel(order.status));
    const text = [
      t`Olá! É sobre o pedido ${number} (${status}).`,
      items.join('\n'),
      t`Total: ${total}`,
    ].join('\n\n');
    return `https://wa.me/55${phone}?text=${encodeURIComponent(text)}`;
  };
}
