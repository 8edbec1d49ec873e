// The time that a store usually promises.
import type { Order } from '#contract/entities/order.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { useBrand } from '../../brand/brand-context.tsx';

const FALLBACK_MINUTES = 40;

export function useUsualMinutes({
  idEstabelecimento,
  tipoPedido,
}: Pick<Order, 'idEstabelecimento' | 'tipoPedido'>): number {
  const { estabelecimentos } = useBrand();
  const store = estabelecimentos.find(({ id }) => id === idEstabelecimento);
  return (
    (tipoPedido === ORDER_TYPE.delivery ? store?.tempoEntregaMaximo : store?.tempoRetirada) ||
    FALLBACK_MINUTES
  );
}
