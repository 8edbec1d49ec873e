// Entering an address the brand's way: one box for a street or a postal code, or one of two maps;
// then the number. The form is always reachable.
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Panel } from '../panel.tsx';
import { Spinner } from '../ui/spinner.tsx';
import './address.css';
import { lazyPart } from '../lazy-part.tsx';
import { FormStep } from './form-step.tsx';
import { NumberStep } from './number-step.tsx';
import { SearchStep } from './search-step.tsx';
import { type AddressEntryOptions, useAddressForm } from './use-address-form.ts';

/** The map library is large, and most brands never show it. */
const MapPicker = lazyPart(() => import('./map/map-picker.tsx'));

type AddressEntryProps = AddressEntryOptions & {
  /** Back to where the customer came from. */
  onLeave: () => void;
  /** Picks the store's counter instead; absent where nothing is being ordered. */
  onPickup?: () => void;
};

export function AddressEntry({ onLeave, onPickup, ...options }: AddressEntryProps) {
  const { t } = useLingui();
  const form = useAddressForm(options);
  const { store, start } = options;
  const title = start === null ? t`Novo endereço` : t`Endereço de entrega`;
  if (form.step === 'map') {
    const back = form.mode === 'search' ? () => form.setStep('search') : onLeave;
    return (
      <Panel title={title} bar="none" onBack={back}>
        <Suspense fallback={<MapWaits />}>
          <MapPicker
            store={store}
            start={form.point}
            found={form.found}
            onConfirm={form.pick}
            onType={() => form.typeInstead()}
            onBack={back}
          />
        </Suspense>
      </Panel>
    );
  }
  // From a new address back to the map or the search.
  const begins = form.step === form.first || start !== null;
  return (
    <Panel title={title} bar="always" onBack={begins ? onLeave : form.beginAgain}>
      {form.step === 'search' ? (
        <SearchStep form={form} store={store} />
      ) : form.step === 'number' ? (
        <NumberStep form={form} store={store} onPickup={onPickup} />
      ) : (
        <FormStep form={form} store={store} onPickup={onPickup} />
      )}
    </Panel>
  );
}

function MapWaits() {
  return (
    <div className="page narrow ad-wait">
      <Spinner />
    </div>
  );
}
