// The price trace in words: what each step is called, and why it is there.
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderTotals, PriceLine } from '#contract/entities/order.ts';
import type { Cents } from '#contract/money.ts';
import { formatPercent } from '#rules/price/currency.ts';
import { useMoney } from '../ui/money.tsx';

export type TraceFacts = {
  totals: OrderTotals;
  count: number;
  pickup: boolean;
  /** Nobody brings anything anywhere. */
  atTable?: boolean;
  /** False while no address is known: the fee is not part of the total yet. */
  feeKnown: boolean;
  /** The store does not deliver to the address: there is neither a fee nor a total. */
  notServed: boolean;
  percentDiscount: number;
  freeDeliveryFrom: Cents | null;
  /** The items reach it. */
  deliveryFree: boolean;
  neighbourhood: string | null;
  payment: { nome: string; desconto: number } | null;
};

export function useTraceWords() {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const labels = ({
    payment,
    percentDiscount,
    totals,
  }: TraceFacts): Record<PriceLine['chave'], string> => {
    const ofCoupon = (chave: PriceLine['chave']) => {
      const code = couponOn(totals, chave);
      return code === null ? null : t`Cupom ${code}`;
    };
    const percent = formatPercent(percentDiscount, i18n.locale);
    const paymentPercent = formatPercent(payment?.desconto ?? 0, i18n.locale);
    const method = payment?.nome ?? '';
    return {
      itens: t`Itens`,
      descontoPercentual:
        ofCoupon('descontoPercentual') ??
        (percentDiscount > 0 ? t`Desconto de ${percent}` : t`Desconto`),
      descontoFixo: ofCoupon('descontoFixo') ?? t`Desconto da loja`,
      cartela: t`Cartela completa`,
      cashback: t`Cashback`,
      descontoFormaPagamento: t`Desconto ${method} (${paymentPercent})`,
      entrega: t`Entrega`,
      taxaAdicional: t`Taxa adicional`,
      servico: t`Serviço`,
      total: t`Total`,
    };
  };
  const reasons = (facts: TraceFacts): Record<PriceLine['chave'], string> => {
    const { count, payment, totals } = facts;
    const method = payment?.nome ?? '';
    return {
      itens: t`A soma de ${plural(count, { one: '# item', other: '# itens' })}, com as escolhas de cada um.`,
      descontoPercentual:
        couponOn(totals, 'descontoPercentual') === null
          ? t`Vale para os itens fora de promoção.`
          : t`O cupom vale para os itens fora de promoção.`,
      descontoFixo:
        couponOn(totals, 'descontoFixo') === null
          ? t`A loja dá este desconto no pedido.`
          : t`O cupom tira este valor do pedido.`,
      cartela: t`O prêmio da sua cartela de fidelidade.`,
      cashback: t`O saldo que você juntou em outros pedidos.`,
      descontoFormaPagamento: t`Por pagar com ${method}, sobre o que restou depois dos outros descontos.`,
      entrega: deliveryReason(facts),
      taxaAdicional: t`A loja cobra esta taxa em todos os pedidos.`,
      servico: t`O serviço da mesa é opcional.`,
      total: t`Itens menos descontos, mais as taxas: ${money(totals.valorTotal)}.`,
    };
  };
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
    const code = couponOn(totals, 'entrega');
    if (code !== null) return t`Grátis com o cupom ${code}.`;
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
  return { labels, reasons };
}

/** Code of the coupon that a line of the trace comes from. */
function couponOn(
  { composicao }: Pick<OrderTotals, 'composicao'>,
  chave: PriceLine['chave'],
): string | null {
  return composicao.find((line) => line.chave === chave)?.cupomDesconto ?? null;
}
