// The address of an order's page in the console.
import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-path.ts';

export const staffOrderPath = (idPedido: number): string =>
  pagePath(consolePages.order, { idPedido });
