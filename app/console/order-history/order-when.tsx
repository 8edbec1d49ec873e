// When an order is wanted: its slot, and until when an open one was promised.
import type { Order } from '#contract/entities/order.ts';
import { isFinal } from '#rules/orders/order-status.ts';
import { TicketSlot } from '../board/ticket-slot.tsx';
import { usePromised } from '../board/use-promised.ts';

export function OrderWhen({ order }: { order: Order }) {
  const promised = usePromised(order);
  const open = promised !== '' && !isFinal(order.status);
  if (order.agendadoInicio === null && !open) return null;
  return (
    <section className="card stack sm">
      <TicketSlot order={order} />
      {open ? <p className="t-label">{promised}</p> : null}
    </section>
  );
}
