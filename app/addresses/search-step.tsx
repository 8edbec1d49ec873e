// One box for an address: a street, or the postal code where the brand takes one. Beside it the
// device's location, the list of neighbourhoods, and the form.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, LocateFixed, MapPin, MapPinned, PencilLine, Search } from 'lucide-react';
import { useState } from 'react';
import type { Store } from '#contract/entities/store.ts';
import { looksLikePostalCode, wholePostalCode } from '#rules/places/postal-code.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { askPlace } from './ask-place.ts';
import { whereAmI } from './map/where-am-i.ts';
import { NeighbourhoodSheet } from './neighbourhood-field.tsx';
import { PlaceSuggestions } from './place-suggestions.tsx';
import type { AddressForm } from './use-address-form.ts';
import { usePlaceSearch } from './use-place-search.ts';

export function SearchStep({ form, store }: { form: AddressForm; store: Store }) {
  const { t } = useLingui();
  const { takesPostalCode, lookup } = form;
  const search = usePlaceSearch(store.id, (text) => takesPostalCode && looksLikePostalCode(text));
  const type = (text: string) => {
    search.setText(text);
    if (!takesPostalCode) return;
    form.change({ cep: wholePostalCode(text) ?? '' });
  };
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
            placeholder={takesPostalCode ? t`CEP, ou rua e número` : t`Rua, número e bairro`}
            autoComplete="off"
            maxLength={200}
            value={search.text}
            start={<Icon of={Search} />}
            end={lookup.kind === 'searching' ? <Spinner /> : null}
            onChange={(event) => type(event.target.value)}
          />
        </form>
      </search>
      {lookup.kind === 'unknown' ? (
        <Notice
          tone="warning"
          role="alert"
          title={t`Não encontramos este CEP. Confira ou preencha o endereço.`}
        />
      ) : (
        <PlaceSuggestions
          search={search}
          store={{ id: store.id, list: form.list }}
          onChoose={form.mode === 'search' ? form.showOnMap : form.pick}
        />
      )}
      <OtherWays form={form} searched={search.text} />
    </div>
  );
}

function OtherWays({ form, searched }: { form: AddressForm; searched: string }) {
  const [listing, setListing] = useState(false);
  const { list } = form;
  return (
    <div className="stack sm">
      <HereButton form={form} />
      {form.mode === 'search' ? (
        <button type="button" className="li card" onClick={() => form.setStep('map')}>
          <Icon of={MapPin} />
          <span className="grow t-label">
            <Trans>Escolher no mapa</Trans>
          </span>
          <Icon of={ChevronRight} size={18} />
        </button>
      ) : null}
      {list === null || list === 'loading' ? null : (
        <button type="button" className="li card" onClick={() => setListing(true)}>
          <Icon of={MapPinned} />
          <span className="grow t-label">
            <Trans>Ver bairros e taxas</Trans>
          </span>
          <Icon of={ChevronRight} size={18} />
        </button>
      )}
      <button type="button" className="li card" onClick={() => form.typeInstead(searched)}>
        <Icon of={PencilLine} />
        <span className="grow t-label">
          <Trans>Digitar o endereço</Trans>
        </span>
        <Icon of={ChevronRight} size={18} />
      </button>
      {listing && list !== null && list !== 'loading' ? (
        <NeighbourhoodSheet
          list={list}
          onClose={() => setListing(false)}
          onChoose={({ bairro, cidade, uf }) => {
            form.change({ bairro, cidade, uf });
            form.typeInstead(searched);
          }}
        />
      ) : null}
    </div>
  );
}

function HereButton({ form }: { form: AddressForm }) {
  const { t } = useLingui();
  const [locating, setLocating] = useState<'idle' | 'busy' | 'failed'>('idle');
  const locate = async () => {
    setLocating('busy');
    const point = await whereAmI();
    const answer = point === null ? null : await askPlace(point);
    if (answer?.kind !== 'found') return setLocating('failed');
    // A number guessed by a map is often a neighbour's.
    form.pick({ ...answer.place, numero: '' });
  };
  return (
    <>
      <Button variant="tonal" block loading={locating === 'busy'} onClick={locate}>
        <Icon of={LocateFixed} size={20} />
        <Trans>Usar minha localização</Trans>
      </Button>
      {locating === 'failed' ? (
        <Notice
          tone="warning"
          role="alert"
          title={t`Não deu para saber onde você está. Procure o endereço.`}
        />
      ) : null}
    </>
  );
}
