// Whether the cart takes a line whole. If not, a toast says how much it holds: a part of what was
// asked for is never added without a word.
import { useLingui } from '@lingui/react/macro';
import { type CartLine, cartLimit, MOST_LINES, type NewLine } from '#rules/cart/cart.ts';
import { amountText } from '#rules/price/weight-text.ts';
import { useToast } from '../ui/toast.tsx';

export function useCartTakes(): (lines: readonly CartLine[], line: NewLine) => boolean {
  const { t, i18n } = useLingui();
  const { show } = useToast();
  return (lines, line) => {
    const limit = cartLimit(lines, line);
    if (limit === null) return true;
    if (limit === 'lines') {
      show({ text: t`A sacola comporta até ${MOST_LINES} itens diferentes.` });
    } else {
      const { nome, gramas } = line.produto;
      const [most, had] = [limit.most, limit.had].map((quantidade) =>
        amountText({ quantidade, gramas }, i18n.locale),
      );
      show({ text: t`A sacola comporta até ${most} de ${nome}, e já tem ${had}.` });
    }
    return false;
  };
}
