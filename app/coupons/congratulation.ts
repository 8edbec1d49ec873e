// The sentence for a received coupon (the specification, section 8) in its four forms, and a
// coupon's value in few words.
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Coupon } from '#contract/entities/coupon.ts';
import { formatPercent } from '#rules/price/currency.ts';
import { useMoney } from '../ui/money.tsx';

export type Worth = Pick<Coupon, 'valorDesconto' | 'valorDescontoPercentual' | 'freteGratis'>;

export function useCongratulation(): (worth: Worth) => string {
  const { t } = useLingui();
  const amount = useAmount();
  return useCallback(
    (worth) => {
      const x = amount(worth);
      const y = t`Frete Grátis`;
      if (x !== '' && worth.freteGratis)
        return t`Parabéns! Você recebeu um cupom de desconto de ${x} e ${y}!`;
      if (x !== '') return t`Parabéns! Você recebeu um cupom de desconto de ${x}!`;
      if (worth.freteGratis) return t`Parabéns! Você recebeu um cupom de desconto de ${y}!`;
      return t`Parabéns! Você recebeu um cupom de desconto!`;
    },
    [amount, t],
  );
}

/** The sentence, divided where the prize begins, so that a ticket can say it. */
export function usePrizeWords(): (worth: Worth) => { lead: string; prize: string } {
  const { t } = useLingui();
  const congratulation = useCongratulation();
  const amount = useAmount();
  return (worth) => {
    const sentence = congratulation(worth);
    const first = amount(worth) || (worth.freteGratis ? t`Frete Grátis` : '');
    const at = first === '' ? -1 : sentence.lastIndexOf(first);
    return at < 0
      ? { lead: sentence, prize: '' }
      : { lead: sentence.slice(0, at).trim(), prize: sentence.slice(at) };
  };
}

/** The percentage or amount; empty if it only pays the delivery. */
function useAmount(): (worth: Worth) => string {
  const money = useMoney();
  const { i18n } = useLingui();
  return useCallback(
    ({ valorDesconto, valorDescontoPercentual }) => {
      if (valorDescontoPercentual > 0) return formatPercent(valorDescontoPercentual, i18n.locale);
      return valorDesconto > 0 ? money(valorDesconto) : '';
    },
    [money, i18n.locale],
  );
}

/** '10% nos itens fora de promoção, até R$ 30,00 e frete grátis, a partir de R$ 50,00'. */
export function useCouponTerms(): (
  coupon: Worth & Pick<Coupon, 'maximoDesconto' | 'valorMinimoPedido'>,
) => string {
  const { t } = useLingui();
  const money = useMoney();
  const amount = useAmount();
  return (coupon) => {
    const { valorDescontoPercentual, maximoDesconto, valorMinimoPedido, freteGratis } = coupon;
    const much = amount(coupon);
    const capped = valorDescontoPercentual > 0 && maximoDesconto > 0;
    const off =
      much === ''
        ? ''
        : valorDescontoPercentual > 0
          ? t`${much} nos itens fora de promoção`
          : t`${much} de desconto`;
    const parts = [
      off,
      capped ? t`no máximo ${money(maximoDesconto)}` : '',
      freteGratis ? t`entrega grátis` : '',
      valorMinimoPedido > 0 ? t`a partir de ${money(valorMinimoPedido)} em itens` : '',
    ].filter((part) => part !== '');
    const [first = '', ...rest] = parts;
    return [first.slice(0, 1).toLocaleUpperCase() + first.slice(1), ...rest].join(', ');
  };
}
