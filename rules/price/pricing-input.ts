// Builds the pricing input from a cart, for browser and server alike, so that neither can forget a
// part.
import type { MenuTerms } from '#contract/entities/menu.ts';
import type { PaymentMethod } from '#contract/entities/store.ts';
import type { DeliveryTerms } from '../places/delivery.ts';
import { freeDeliveryMinimumAt } from '../places/delivery-minimum.ts';
import type { PricingInput } from './pricing.ts';

export type CartToPrice = Pick<
  PricingInput,
  'orderType' | 'coupon' | 'stampCardDiscount' | 'cashback' | 'additionalFee' | 'servicePercent'
> & {
  lines: PricingInput['items'];
  /** The menu's own, whatever the area's. */
  terms: MenuTerms;
  /** Terms of the area that serves the address; null: none, or unknown yet. */
  area: Pick<DeliveryTerms, 'taxaEntrega' | 'minimoEntregaGratis'> | null;
  /** The chosen method, where `paymentAt` accepts it; null: none. */
  payment: Pick<PaymentMethod, 'desconto'> | null;
};

export function pricingInput({ lines, terms, area, payment, ...rest }: CartToPrice): PricingInput {
  return {
    ...rest,
    items: lines,
    terms: {
      ...terms,
      minimoEntregaGratis: freeDeliveryMinimumAt(area, terms.minimoEntregaGratis),
    },
    paymentPercent: payment?.desconto ?? 0,
    deliveryFee: area?.taxaEntrega ?? null,
  };
}
