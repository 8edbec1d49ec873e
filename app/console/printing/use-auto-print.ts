// Prints newly accepted orders, if this device has the printer.
import { useEffect, useRef } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { readStored } from '../../storage.ts';
import { justAccepted } from './auto-print.ts';
import { usePrint } from './printing.tsx';

export function useAutoPrint(orders: readonly Order[]): void {
  const print = usePrint();
  const before = useRef<ReadonlyMap<number, number> | null>(null);
  useEffect(() => {
    const accepted = justAccepted(before.current, orders);
    before.current = new Map(orders.map(({ id, status }) => [id, status]));
    if (readStored('staffPrint') === true) for (const order of accepted) print(order);
  }, [orders, print]);
}
