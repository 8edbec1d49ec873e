// Tells the customer what of a reorder the cart has no room for.
import { useLingui } from '@lingui/react/macro';
import type { LeftOut } from '#rules/cart/add-lines.ts';
import { timesText } from '#rules/price/weight-text.ts';
import { useToast } from '../../ui/toast.tsx';

/** More would fill the screen. */
const MOST_NAMES = 3;

export function useLeftOut(): (leftOut: readonly LeftOut[]) => void {
  const { t, i18n } = useLingui();
  const { show } = useToast();
  return (leftOut) => {
    if (leftOut.length === 0) return;
    const named = leftOut
      .slice(0, MOST_NAMES)
      .map((one) => `${timesText(one, i18n.locale)} ${one.nome}`)
      .join(', ');
    const names = leftOut.length > MOST_NAMES ? `${named}…` : named;
    show({
      text: t`A sacola não comporta o pedido todo. Ficou de fora: ${names}`,
      tone: 'danger',
    });
  };
}
