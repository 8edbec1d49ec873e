// The steps of a price trace in words, for a cart and for an order: their names and reasons.
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PriceLine } from '#contract/entities/order-item.ts';
import type { Cents } from '#contract/money.ts';
import { formatPercent } from '#rules/price/currency.ts';
import { useMoney } from '../ui/money.tsx';
import { layersIn } from './explained.ts';

type Step = PriceLine['chave'];
type Words = Record<Step, string>;

type Named = {
  composicao: readonly PriceLine[];
  /** Name of the payment method; empty while none is chosen. */
  method: string;
  /** Percentages of the menu and payment method; an order stores only the amounts. */
  menuPercent?: number;
  methodPercent?: number;
};

type Explained = Named & {
  /** How many items. */
  count: number;
  valorTotal: Cents;
  /** Whose prices some items have. */
  store?: string;
  /** The reason for the delivery fee, unless a coupon pays it. */
  delivery: string;
};

export function useStepWords(): {
  labels: (facts: Named) => Words;
  reasons: (facts: Explained) => Words;
} {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const labels = ({ composicao, method, menuPercent = 0, methodPercent }: Named): Words => {
    const ofCoupon = (step: Step) => {
      const code = couponOn(composicao, step);
      return code === null ? null : t`Cupom ${code}`;
    };
    const percent = formatPercent(menuPercent, i18n.locale);
    const paymentPercent = formatPercent(methodPercent ?? 0, i18n.locale);
    return {
      itens: t`Itens`,
      descontoPercentual:
        ofCoupon('descontoPercentual') ??
        (menuPercent > 0 ? t`Desconto de ${percent}` : t`Desconto`),
      descontoFixo: ofCoupon('descontoFixo') ?? t`Desconto da loja`,
      cartela: t`Cartela completa`,
      cashback: t`Cashback`,
      descontoFormaPagamento:
        methodPercent === undefined
          ? t`Desconto ${method}`
          : t`Desconto ${method} (${paymentPercent})`,
      entrega: t`Entrega`,
      taxaAdicional: t`Taxa adicional`,
      servico: t`Serviço`,
      total: t`Total`,
    };
  };
  const layers = (composicao: Named['composicao'], store: string): string =>
    layersIn(composicao)
      .map((layer) => {
        if (layer === 'loja') return store === '' ? t`Preço da loja` : t`Preço da loja ${store}`;
        if (layer === 'entrega') return t`Preço para entrega`;
        return layer === 'retirada' ? t`Preço para retirada` : t`Preço na mesa`;
      })
      .map((name) => ` ${name}.`)
      .join('');
  const reasons = (facts: Explained): Words => {
    const { composicao, method, count, valorTotal, delivery, store = '' } = facts;
    const ofItems = t`A soma de ${plural(count, { one: '# item', other: '# itens' })}, com as escolhas de cada um.`;
    const freedBy = couponOn(composicao, 'entrega');
    return {
      itens: ofItems + layers(composicao, store),
      descontoPercentual:
        couponOn(composicao, 'descontoPercentual') === null
          ? t`Vale para os itens fora de promoção.`
          : t`O cupom vale para os itens fora de promoção.`,
      descontoFixo:
        couponOn(composicao, 'descontoFixo') === null
          ? t`A loja dá este desconto no pedido.`
          : t`O cupom tira este valor do pedido.`,
      cartela: t`O prêmio da sua cartela de fidelidade.`,
      cashback: t`O saldo que você juntou em outros pedidos.`,
      descontoFormaPagamento: t`Por pagar com ${method}, sobre o que restou depois dos outros descontos.`,
      entrega: freedBy === null ? delivery : t`Grátis com o cupom ${freedBy}.`,
      taxaAdicional: t`A loja cobra esta taxa em todos os pedidos.`,
      servico: t`O serviço da mesa é opcional.`,
      total: t`Itens menos descontos, mais as taxas: ${money(valorTotal)}.`,
    };
  };
  return { labels, reasons };
}

/** Code of the coupon behind a step of the trace. */
function couponOn(composicao: readonly PriceLine[], step: Step): string | null {
  return composicao.find(({ chave }) => chave === step)?.cupomDesconto ?? null;
}
