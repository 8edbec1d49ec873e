// In a market, the minus beside the count of a product.
import { useLingui } from '@lingui/react/macro';
import { Minus } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';
import { useQuantity, useTakeOne } from './product/quantities.tsx';

export default function TakeOne({ id, nome }: { id: number; nome: string }) {
  const { t } = useLingui();
  const count = useQuantity(id);
  const takeOne = useTakeOne();
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="take"
      aria-label={t`Tirar um ${nome}, ${count} na sacola`}
      onClick={({ currentTarget }) => {
        // The minus leaves with the last one; focus stays at the product.
        if (count === 1)
          currentTarget.parentElement?.querySelector<HTMLElement>('button.add')?.focus();
        takeOne(id);
      }}
    >
      <Icon of={Minus} size={18} />
    </button>
  );
}
