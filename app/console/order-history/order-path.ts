// The address of an order's page in the console.
import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-path.ts';

export const staffOrderPath = (idPedido: number): string =>
  pagePath(consolePages.order, { idPedido });

/** In the query of an order's page: it is being changed. */
export const CHANGING = 'alterar';

export const changeOrderPath = (idPedido: number): string =>
  `${staffOrderPath(idPedido)}?${CHANGING}=`;
