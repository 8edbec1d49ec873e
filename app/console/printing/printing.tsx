// Prints orders one after another: the tickets are rendered beside the page, visible only in print.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { StorePrinting } from '#contract/entities/console/board.ts';
import type { Order } from '#contract/entities/order.ts';
import { withWaiting } from './print-queue.ts';
import { PrintedTicket } from './printed-ticket.tsx';

const PrintContext = createContext<(order: Order) => void>(() => undefined);

export function usePrint(): (order: Order) => void {
  return useContext(PrintContext);
}

const USUAL: StorePrinting = {
  larguraPapel: 80,
  viasCozinha: 0,
  viasCliente: 1,
  letraGrande: false,
};

type PrintProviderProps = {
  stores: readonly { id: number; impressao: StorePrinting }[];
  children: ReactNode;
};

export function PrintProvider({ stores, children }: PrintProviderProps) {
  const [queue, setQueue] = useState<readonly Order[]>([]);
  const [order] = queue;
  useEffect(() => {
    if (order === undefined) return;
    const done = () => setQueue(([, ...rest]) => rest);
    addEventListener('afterprint', done, { once: true });
    window.print();
    return () => removeEventListener('afterprint', done);
  }, [order]);
  const print = useCallback((next: Order) => setQueue((all) => withWaiting(all, next)), []);
  const settings = stores.find(({ id }) => id === order?.idEstabelecimento)?.impressao ?? USUAL;
  return (
    <PrintContext value={print}>
      {children}
      {order === undefined
        ? null
        : createPortal(
            <div className="print-only">
              <PrintedCopies order={order} settings={settings} />
            </div>,
            document.body,
          )}
    </PrintContext>
  );
}

/** Each on its own paper: the kitchen's first. */
export function PrintedCopies({ order, settings }: { order: Order; settings: StorePrinting }) {
  const copies = [
    ...Array.from({ length: settings.viasCozinha }, (_, index) => ({
      key: `kitchen ${index}`,
      kitchen: true,
    })),
    ...Array.from({ length: settings.viasCliente }, (_, index) => ({
      key: `whole ${index}`,
      kitchen: false,
    })),
  ];
  return copies.map(({ key, kitchen }) => (
    <PrintedTicket key={key} order={order} settings={settings} kitchen={kitchen} />
  ));
}
