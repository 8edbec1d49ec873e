// What an order at the counter still needs before it is sent.
import { useLingui } from '@lingui/react/macro';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { CHANGED_LINES } from './changed-lines.tsx';
import { type CounterDraft, wholePhone } from './draft.ts';

type Wrong = {
  /** What is wrong with the amount that they pay in cash with. */
  unread: string | undefined;
  /** Why there is no price. */
  refused: string | null;
  /** The price is not that of the lines as they stand. */
  changed: boolean;
};

/** The first thing that the order still needs, and the field where it goes. */
export function useMissing(
  { lines, kind, tableId, phone, name, address, paymentId }: CounterDraft,
  total: number | null,
  { unread, refused, changed }: Wrong,
): { text: string; id: string } | null {
  const { t } = useLingui();
  if (lines.length === 0) return { text: t`Escolha um produto.`, id: 'counter-search' };
  const atTable = kind === ORDER_TYPE.table;
  if (atTable && tableId === null) return { text: t`Escolha a mesa.`, id: 'counter-phone' };
  if (changed) return { text: t`O cardápio mudou desde então.`, id: CHANGED_LINES };
  if (atTable) return null;
  const whole = wholePhone(phone) !== '';
  const wantsPhone = kind === ORDER_TYPE.delivery || phone !== '';
  if (wantsPhone && !whole) return { text: t`Digite o telefone com DDD.`, id: 'counter-phone' };
  if (kind === ORDER_TYPE.delivery && name.trim() === '')
    return { text: t`Digite o nome.`, id: 'counter-name' };
  if (kind === ORDER_TYPE.delivery && address === null)
    return { text: t`Complete o endereço.`, id: 'ad-search' };
  if (paymentId === null) return { text: t`Escolha a forma de pagamento.`, id: 'counter-pay' };
  if (unread !== undefined) return { text: unread, id: 'counter-change' };
  const text = refused ?? t`O preço ainda não chegou.`;
  return total === null ? { text, id: 'counter-send' } : null;
}
