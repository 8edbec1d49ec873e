// Why a change of an order by staff cannot be priced yet, in words.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import {
  areWeightsRead,
  type ChangeDraft,
  changesAnything,
  keepsSomething,
} from '../../order-changes/change-draft.ts';
import { useCashProblem } from '../../order-changes/use-cash-problem.ts';

/** Undefined: it can be priced. */
export function useUnready(draft: ChangeDraft, order: Order): string | undefined {
  const { t } = useLingui();
  const unread = useCashProblem(draft.cash, null);
  if (!keepsSomething(draft))
    return t`Deixe pelo menos um item. Para desistir de tudo, cancele o pedido.`;
  if (!areWeightsRead(draft)) return t`Digite os gramas.`;
  if (draft.address === null) return t`Informe o endereço de entrega.`;
  return unread ?? (changesAnything(draft, order) ? undefined : t`Nada mudou ainda.`);
}
