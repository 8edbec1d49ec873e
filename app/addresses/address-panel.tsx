// The delivery address as a panel over the menu: the saved addresses, or the brand's way to enter
// one.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Address, DeliveryQuote } from '#contract/entities/address.ts';
import type { Store } from '#contract/entities/store.ts';
import { useCustomer } from '../account/use-customer.ts';
import { Panel } from '../panel.tsx';
import { usePanels } from '../panel-address.ts';
import { Spinner } from '../ui/spinner.tsx';
import { AddressEntry } from './address-entry.tsx';
import { AddressSheet } from './address-sheet.tsx';
import { type DeliveryChoice, useDeliveryChoice } from './delivery-choice.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';

export function AddressPanel({ store }: { store: Store }) {
  const { t } = useLingui();
  const delivery = useDeliveryChoice(store.id);
  const who = useCustomer();
  const saved = useSavedAddresses(store.id, who.customer !== null);
  const waits =
    !delivery.ready || !who.known || (who.customer !== null && saved.list.kind === 'loading');
  if (waits) {
    return (
      <Panel title={t`Endereço de entrega`} bar="always">
        <div className="page narrow ad-wait in-panel">
          <Spinner />
        </div>
      </Panel>
    );
  }
  const addresses = saved.list.kind === 'ready' ? saved.list.addresses : [];
  return (
    <AddressChoice
      store={store}
      delivery={delivery}
      addresses={addresses}
      kept={who.customer !== null}
    />
  );
}

type AddressChoiceProps = {
  store: Store;
  delivery: DeliveryChoice;
  addresses: Parameters<typeof AddressSheet>[0]['addresses'];
  kept: boolean;
};

function AddressChoice({ store, delivery, addresses, kept }: AddressChoiceProps) {
  const panels = usePanels();
  const [entering, setEntering] = useState(false);
  const choose = (address: Address, quote: DeliveryQuote) => {
    delivery.setAddress(address, quote);
    delivery.setType(1);
    panels.close();
  };
  const pickup = () => {
    delivery.setType(2);
    panels.close();
  };
  if (addresses.length > 0 && !entering) {
    return (
      <AddressSheet
        store={store}
        delivery={delivery}
        addresses={addresses}
        onChoose={choose}
        onPickup={pickup}
        onNew={() => setEntering(true)}
        onClose={panels.close}
      />
    );
  }
  // Customers with saved addresses add one; the others edit the one address that this browser has
  // stored.
  const start = addresses.length > 0 ? null : delivery.address;
  return (
    <AddressEntry
      store={store}
      start={kept && start !== null ? withoutId(start) : start}
      kept={kept}
      mustServe
      onSaved={choose}
      onPickup={pickup}
      onLeave={addresses.length > 0 ? () => setEntering(false) : panels.close}
    />
  );
}

/** The id of a removed address would change nothing. */
function withoutId({ id: _gone, ...address }: Address): Address {
  return address;
}
