// Which price traces have something to explain.
import type { PriceLine } from '#contract/entities/order-item.ts';
import type { PriceLayer } from '#contract/entities/product.ts';

/** Items, delivery and total explain themselves; a discount, a fee or a service charge does not. */
const PLAIN: readonly PriceLine['chave'][] = ['itens', 'entrega', 'total'];

/** The prices in the items that are not the brand's. */
export const layersIn = (composicao: readonly PriceLine[]): readonly PriceLayer[] =>
  composicao.flatMap(({ camadas = [] }) => camadas);

/** Without anything to explain, the reasons would only repeat the lines of the sum. */
export const needsReasons = (composicao: readonly PriceLine[]): boolean =>
  layersIn(composicao).length > 0 ||
  composicao.some(
    ({ chave, cupomDesconto }) => cupomDesconto !== undefined || !PLAIN.includes(chave),
  );
