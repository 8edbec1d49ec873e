// The order type as a badge.
import { useLingui } from '@lingui/react/macro';
import { Bike, Store, Utensils } from 'lucide-react';
import type { OrderType } from '#contract/entities/order.ts';
import { Badge } from '../../ui/badge.tsx';

const icons = { 1: Bike, 2: Store, 3: Utensils };

export function useKindLabel(): (type: OrderType) => string {
  const { t } = useLingui();
  return (type) => ({ 1: t`Entrega`, 2: t`Retirada`, 3: t`Mesa` })[type];
}

export function OrderKind({ type }: { type: OrderType }) {
  const label = useKindLabel();
  return <Badge icon={icons[type]}>{label(type)}</Badge>;
}
