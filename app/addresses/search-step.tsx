// The first step of the second map: a typed search. The result is confirmed on the map.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, MapPin, PencilLine, Search } from 'lucide-react';
import type { Store } from '#contract/entities/store.ts';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlaceSuggestions } from './place-suggestions.tsx';
import type { AddressForm } from './use-address-form.ts';
import { usePlaceSearch } from './use-place-search.ts';

export function SearchStep({ form, store }: { form: AddressForm; store: Store }) {
  const { t } = useLingui();
  const search = usePlaceSearch(store.id);
  return (
    <div className="page narrow stack lg">
      <h2 className="t-display">
        <Trans>Onde entregamos?</Trans>
      </h2>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void search.submit();
          }}
        >
          <TextField
            id="ad-search"
            type="search"
            label={t`Endereço`}
            placeholder={t`Rua, número e bairro`}
            autoComplete="off"
            maxLength={200}
            value={search.text}
            start={<Icon of={Search} />}
            onChange={(event) => search.setText(event.target.value)}
          />
        </form>
      </search>
      <PlaceSuggestions search={search} onChoose={form.showOnMap} />
      <div className="stack sm">
        <button type="button" className="li card" onClick={() => form.setStep('map')}>
          <Icon of={MapPin} />
          <span className="grow t-label">
            <Trans>Escolher no mapa</Trans>
          </span>
          <Icon of={ChevronRight} size={18} />
        </button>
        <button type="button" className="li card" onClick={form.typeInstead}>
          <Icon of={PencilLine} />
          <span className="grow t-label">
            <Trans>Digitar o endereço</Trans>
          </span>
          <Icon of={ChevronRight} size={18} />
        </button>
      </div>
    </div>
  );
}
