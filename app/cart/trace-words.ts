// The price trace of a cart in words: `step-words.ts` with what only a cart knows, such as the
// reason for the delivery fee.
import { useLingui } from '@lingui/react/macro';
import type { OrderTotals } from '#contract/entities/order-item.ts';
import type { Cents } from '#contract/money.ts';
import { useMoney } from '../ui/money.tsx';
import { useStepWords } from './step-words.ts';

export type TraceFacts = {
  totals: OrderTotals;
  count: number;
  pickup: boolean;
  /** Nothing is delivered. */
  atTable?: boolean;
  /** False while no address is known: the total then excludes the fee. */
  feeKnown: boolean;
  /** The store does not deliver to the address: there is no fee and no total. */
  notServed: boolean;
  percentDiscount: number;
  freeDeliveryFrom: Cents | null;
  /** The items reach the minimum. */
  deliveryFree: boolean;
  neighbourhood: string | null;
  payment: { nome: string; desconto: number } | null;
  store?: string;
};

export function useTraceWords() {
  const { t } = useLingui();
  const money = useMoney();
  const words = useStepWords();
  const deliveryReason = ({
    pickup,
    feeKnown,
    notServed,
    totals,
    freeDeliveryFrom,
    deliveryFree,
    neighbourhood,
  }: TraceFacts): string => {
    const place = neighbourhood ?? '';
    if (pickup) return t`Retirar na loja não custa nada.`;
    if (notServed)
      return t`A loja não entrega neste endereço. Escolha outro endereço ou retire na loja.`;
    if (!feeKnown && !deliveryFree) return t`Informe o endereço para saber a taxa.`;
    if (totals.valorEntrega === 0 && freeDeliveryFrom !== null && deliveryFree) {
      return t`Grátis a partir de ${money(freeDeliveryFrom)} em itens, antes dos descontos.`;
    }
    return totals.valorEntrega === 0
      ? t`A entrega em ${place} é grátis.`
      : t`A taxa para entregar em ${place}.`;
  };
  const named = ({ totals, payment, percentDiscount }: TraceFacts) => ({
    composicao: totals.composicao,
    method: payment?.nome ?? '',
    menuPercent: percentDiscount,
    methodPercent: payment?.desconto ?? 0,
  });
  return {
    labels: (facts: TraceFacts) => words.labels(named(facts)),
    reasons: (facts: TraceFacts) =>
      words.reasons({
        ...named(facts),
        count: facts.count,
        valorTotal: facts.totals.valorTotal,
        store: facts.store ?? '',
        delivery: deliveryReason(facts),
      }),
  };
}
