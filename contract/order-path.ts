// The address of an order's page. Apart from the other addresses, which the menu loads.
import { pagePath } from './page-path.ts';
import { pages } from './pages.ts';

/** With the code of its store where that is known. */
export function orderPath(order: {
  codigoEstabelecimento?: string;
  id: number;
  status: number;
}): string {
  const { codigoEstabelecimento = '', id: idPedido, status: statusInicial } = order;
  return codigoEstabelecimento === ''
    ? pagePath(pages.order, { idPedido, statusInicial })
    : pagePath(pages.orderOfStore, { codigoEstabelecimento, idPedido, statusInicial });
}
