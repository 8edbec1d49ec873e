// The listing for the chosen way of receiving the order.
import { useMemo } from 'react';
import { useDeliveryChoice } from '../addresses/delivery-choice.ts';
import type { MenuData } from '../listing/listing.ts';
import { listingAs } from '../listing/listing-as.ts';

export function useListingAs(data: MenuData): MenuData {
  const { tipoPedido } = useDeliveryChoice(data.idEstabelecimento);
  return useMemo(() => listingAs(data, tipoPedido), [data, tipoPedido]);
}
