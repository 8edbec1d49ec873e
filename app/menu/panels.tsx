// The panels over the menu, loaded when the first one opens.
import '../i18n/later-words.ts';
import { useEffect, useMemo } from 'react';
import type { Store } from '#contract/entities/store.ts';
import { AddressPanel } from '../addresses/address-panel.tsx';
import { describeCalls } from '../api.ts';
import { CartPanel } from '../cart/cart-panel.tsx';
import { CheckoutPanel } from '../checkout/checkout-panel.tsx';
import { useLastChoices } from '../checkout/use-last-choices.ts';
import { useWayGivenUp } from '../checkout/use-way-given-up.ts';
import type { Listing } from '../listing/listing.ts';
import { usePanels } from '../panel-address.ts';
import type { LiveStoreState } from '../stores/use-live-store-state.ts';
import { useInBrowser } from '../ui/in-browser.ts';

type PanelsProps = {
  store: Store;
  state: LiveStoreState;
  listing: Listing;
  /** Closes a panel whose files did not load. */
  onClose: () => void;
};

export default function MenuPanels({ store: seen, state, listing }: PanelsProps) {
  const { open } = usePanels();
  const { id } = seen;
  // The state may be newer than the page: a checkout takes time.
  const { estado, mudaEm, semAtendimento } = state;
  const store = useMemo(() => ({ ...seen, estado, mudaEm }), [seen, estado, mudaEm]);
  useEffect(() => describeCalls({ storeId: id }), [id]);
  useLastChoices(id);
  useWayGivenUp(id);
  // A panel shows browser-only data, so the server renders nothing.
  const inBrowser = useInBrowser();
  if (!inBrowser) return null;
  if (open === 'sacola') return <CartPanel store={store} listing={listing} />;
  if (open === 'finalizar')
    return <CheckoutPanel store={store} listing={listing} unwatched={semAtendimento} />;
  return open === 'endereco' ? <AddressPanel store={store} /> : null;
}
