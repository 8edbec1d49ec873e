// In a market, the minus beside the count of a product.
import { useLingui } from '@lingui/react/macro';
import { Minus } from 'lucide-react';
import { boundsOf } from '#rules/price/weight.ts';
import { amountText, weightText } from '#rules/price/weight-text.ts';
import type { ListedProduct } from '../listing/listing.ts';
import { Icon } from '../ui/icon.tsx';
import { useQuantity, useTakeOne } from './product/quantities.tsx';

export default function TakeOne({ product }: { product: ListedProduct }) {
  const { t, i18n } = useLingui();
  const { id, nome, peso } = product;
  const count = useQuantity(id);
  const takeOne = useTakeOne();
  if (count === 0) return null;
  const step = weightText(peso?.passo ?? 0, i18n.locale);
  const amount = amountText({ quantidade: count, gramas: peso?.passo }, i18n.locale);
  return (
    <button
      type="button"
      className="take"
      aria-label={
        peso === undefined
          ? t`Tirar um ${nome}, ${count} na sacola`
          : t`Tirar ${step} de ${nome}, ${amount} na sacola`
      }
      onClick={({ currentTarget }) => {
        // The minus leaves with the last one; focus stays at the product.
        if (count <= boundsOf({ peso }).least)
          currentTarget.parentElement?.querySelector<HTMLElement>('button.add')?.focus();
        takeOne(id);
      }}
    >
      <Icon of={Minus} size={18} />
    </button>
  );
}
