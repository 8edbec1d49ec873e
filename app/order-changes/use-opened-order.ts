// The order that a form of a change was opened with. Its lines are named by their place, so what
// somebody typed counts for that order alone, even when it is another one meanwhile.
import { useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { focusRendered } from '../ui/first-wrong.ts';

/** The heading of the lines, where the form begins again. */
export const CHANGED_LINES = 'changed-lines';

/** `order` is read again and again while the form is open. */
export function useOpenedOrder(order: Order) {
  const [opened, setOpened] = useState(order);
  const overtaken = order.revisaoPedido !== opened.revisaoPedido;
  const startOver = () => {
    setOpened(order);
    // The button that was pressed is gone.
    focusRendered(() => document.getElementById(CHANGED_LINES));
  };
  return { opened: overtaken ? opened : order, overtaken, startOver };
}
