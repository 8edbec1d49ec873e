// The minimums of a delivery: those of the address's area if it is known, else the menu's.
import type { Cents } from '#contract/money.ts';
import type { DeliveryTerms } from './delivery.ts';

/** The minimum for free delivery: the area's if known (null: never free there), else the menu's. */
export function freeDeliveryMinimumAt(
  area: Pick<DeliveryTerms, 'minimoEntregaGratis'> | null,
  ofMenu: Cents | null,
): Cents | null {
  return area === null ? ofMenu : area.minimoEntregaGratis;
}

/** The minimum order: the area's own, else the menu's. */
export function deliveryMinimumAt(
  area: Pick<DeliveryTerms, 'valorMinimoPedido'> | null,
  ofMenu: Cents,
): Cents {
  return area?.valorMinimoPedido ?? ofMenu;
}
