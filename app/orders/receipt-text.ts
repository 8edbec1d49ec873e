// The order as a message to the store: enough to find it, without its key.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { phoneDigits } from '#rules/documents.ts';
import { useIsMarket } from '../brand/use-is-market.ts';
import { useMoney } from '../ui/money.tsx';
import { useTimes } from '../ui/use-times.ts';
import { choiceLines } from './choice-lines.ts';
import { statusLabel } from './status-labels.ts';

/** Link to a conversation with the store; null without a number. */
export function useStoreConversation(): (order: Order, number: string) => string | null {
  const times = useTimes();
  const { t, i18n } = useLingui();
  const isMarket = useIsMarket();
  const money = useMoney();
  return (order, number) => {
    const phone = phoneDigits(order.telefoneEstabelecimento);
    if (phone === '') return null;
    const items = order.itens.map((item) =>
      [`${times(item)} ${item.nome}`, ...choiceLines(item).map((line) => `   ${line}`)].join('\n'),
    );
    const total = money(order.valorTotal);
    const status = i18n._(statusLabel(order.status, isMarket));
    const text = [
      t`Olá! É sobre o pedido ${number} (${status}).`,
      items.join('\n'),
      t`Total: ${total}`,
    ].join('\n\n');
    return `https://wa.me/55${phone}?text=${encodeURIComponent(text)}`;
  };
}
