// The order that a form of a change was opened with. Its lines are named by their place, so what
// somebody typed counts for that order alone, even when it is another one meanwhile.
import { useState } from 'react';
import type { Order } from '#contract/entities/order.ts';

/** The heading of the lines, where the form begins again. */
export const CHANGED_LINES = 'changed-lines';

/** `order` is read again and again while the form is open. */
export function useOpenedOrder(order: Order) {
  const [opened, setOpened] = useState(order);
  const overtaken = order.revisaoPedido !== opened.revisaoPedido;
  const startOver = () => {
    setOpened(order);
    // After the lines of now are there; the button that was pressed is not.
    requestAnimationFrame(() => document.getElementById(CHANGED_LINES)?.focus());
  };
  return { opened: overtaken ? opened : order, overtaken, startOver };
}
