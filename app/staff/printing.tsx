// Prints one order on the kitchen printer: the ticket is drawn beside the page and only print sees it.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from '#contract/entities/order.ts';
import { PrintedTicket } from './printed-ticket.tsx';

const PrintContext = createContext<(order: Order) => void>(() => undefined);

export function usePrint(): (order: Order) => void {
  return useContext(PrintContext);
}

export function PrintProvider({ children }: { children: ReactNode }) {
  const [order, setOrder] = useState<Order | null>(null);
  useEffect(() => {
    if (order === null) return;
    const done = () => setOrder(null);
    addEventListener('afterprint', done, { once: true });
    window.print();
    return () => removeEventListener('afterprint', done);
  }, [order]);
  return (
    <PrintContext value={setOrder}>
      {children}
      {order === null
        ? null
        : createPortal(
            <div className="print-only">
              <PrintedTicket order={order} />
            </div>,
            document.body,
          )}
    </PrintContext>
  );
}
