// Entering an address the brand's way: a form, the postal code first, or one of two maps. The form
// is always the last step and always reachable.
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Panel } from '../panel.tsx';
import { Spinner } from '../ui/spinner.tsx';
import './address.css';
import { lazyPart } from '../ui/lazy-part.tsx';
import { CepStep } from './cep-step.tsx';
import { FormStep } from './form-step.tsx';
import { SearchStep } from './search-step.tsx';
import { type AddressEntryOptions, useAddressForm } from './use-address-form.ts';

/** The map library is large, and most brands never show it. */
const MapPicker = lazyPart(() => import('./map-picker.tsx'));

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
            onType={form.typeInstead}
            onBack={back}
          />
        </Suspense>
      </Panel>
    );
  }
  // From the form of a new address back to the map, search or postal code.
  const stepBack =
    form.step === 'form' && start === null && form.mode !== 'form'
      ? () => form.setStep(form.mode === 'cep' ? 'cep' : form.mode === 'pin' ? 'map' : 'search')
      : onLeave;
  return (
    <Panel title={title} bar="always" onBack={form.mode === 'cep' ? onLeave : stepBack}>
      {form.step === 'cep' ? (
        <CepStep form={form} />
      ) : form.step === 'search' ? (
        <SearchStep form={form} store={store} />
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
