// What changed about a line of the cart, in words.
import { useLingui } from '@lingui/react/macro';
import type { CartChange } from '#contract/entities/order-item.ts';
import type { Product } from '#contract/entities/product.ts';
import type { CartLine } from '#rules/cart/cart.ts';
import { keepsChoices } from '#rules/cart/cart-healing.ts';
import { amountText } from '#rules/price/weight-text.ts';
import { useMoney } from '../ui/money.tsx';

type Words = (
  change: CartChange,
  line: CartLine | undefined,
  /** Undefined: unknown, or not in the menu. */
  product: Product | undefined,
) => string;

export function useChangeWords(): Words {
  const { t, i18n } = useLingui();
  const money = useMoney();
  return (
    { tipo, valorAnterior, valorAtual, quantidadeAnterior, quantidadeAtual, gramas },
    line,
    product,
  ) => {
    const prices =
      valorAnterior !== null && valorAtual !== null && valorAnterior !== valorAtual
        ? t`De ${money(valorAnterior)} para ${money(valorAtual)}.`
        : '';
    const amount = (quantidade: number) => amountText({ quantidade, gramas }, i18n.locale);
    const [before, now] = [amount(quantidadeAnterior), amount(quantidadeAtual)];
    if (tipo === 'peso')
      return gramas === undefined
        ? t`Agora é vendido por unidade: ${now}. ${prices}`
        : t`Agora o peso é ${now}. ${prices}`;
    if (tipo === 'indisponivel') return t`Não está mais à venda.`;
    if (tipo === 'esgotado')
      return valorAtual === null
        ? t`Esgotou.`
        : t`Restam ${now}; você tinha escolhido ${before}. ${prices}`;
    if (tipo !== 'opcoes') return t`O preço mudou. ${prices}`;
    if (valorAtual !== null) return t`Uma das escolhas não está mais disponível. ${prices}`;
    const known = product !== undefined && line !== undefined;
    // Nothing chosen is gone: the product asks for more, or for less.
    return known && keepsChoices(product, line.produto.opcoes)
      ? t`As escolhas deste item mudaram. Escolha de novo.`
      : t`Uma escolha obrigatória não está mais disponível.`;
  };
}
