// State of the address form: the draft, what postal code, map and store list say about it, and
// whether the store delivers there.
import { useEffect, useRef, useState } from 'react';
import type { Address, DeliveryQuote, Place } from '#contract/entities/address.ts';
import type { Store } from '#contract/entities/store.ts';
import type { Failure } from '#contract/reply.ts';
import { sameNeighbourhood, samePlace } from '#rules/places/place-names.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { focusRendered } from '../ui/first-wrong.ts';
import {
  type AddressDraft,
  type AddressFacts,
  checkAddress,
  draftOf,
  emptyAddress,
  type FoundPlace,
  leavesPoint,
  NO_NUMBER,
  streetIn,
  toAddress,
  withPicked,
  withPlace,
  withTyped,
} from './draft.ts';
import { BY_LIST, type EntryMode, entryMode, formAsksPostalCode } from './entry-mode.ts';
import { saveAddress } from './save-address.ts';
import { useLiveAnswer } from './use-live-answer.ts';
import { type NeighbourhoodList, useNeighbourhoods } from './use-neighbourhoods.ts';
import { usePostalCode } from './use-postal-code.ts';
import { useServedCities } from './use-served-cities.ts';

export type AddressEntryOptions = {
  store: Store;
  /** The address to edit; null for a new one. */
  start: Address | null;
  /** Signed in: the address is saved on the server. */
  kept: boolean;
  /** An order needs an address that the store serves; a saved address may be any. */
  mustServe: boolean;
  onSaved(address: Address, quote: DeliveryQuote): void;
};

export type EntryStep = 'search' | 'map' | 'number' | 'form';
const firstSteps: Record<EntryMode, EntryStep> = {
  box: 'search',
  pin: 'map',
  search: 'search',
};

export function useAddressForm({ store, start, kept, mustServe, onSaved }: AddressEntryOptions) {
  const brand = useBrand();
  const mode = entryMode(brand);
  const home = { uf: store.endereco.uf, cidade: store.endereco.cidade };
  const [draft, setDraft] = useState<AddressDraft>(() =>
    start === null ? emptyAddress : draftOf(start),
  );
  const [point, setPoint] = useState<AddressFacts['point']>(() => pointOf(start));
  const [found, setFound] = useState<Place | null>(null);
  const first = firstSteps[mode];
  const [step, setStep] = useState<EntryStep>(
    start === null ? first : mustServe ? 'number' : 'form',
  );
  /** The postal code whose place is already in the form. */
  const [known, setKnown] = useState(draft.cep);
  /** What a code or the map has filled in last. */
  const filled = useRef<FoundPlace | null>(null);
  const [pressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  /** How often a lookup, a search or the map has filled the form. */
  const [fillings, setFillings] = useState(0);
  const lookup = usePostalCode(draft.cep, known);
  const cities = useServedCities(store.id);
  const whole = useNeighbourhoods(store.id, brand.tipoEntregaBairro === BY_LIST);
  const list = ofCity(whole, draft.cidade);
  // The postal service spells names its own way; only the store's spelling has a fee.
  const listed =
    (list === 'loading' ? null : list)?.find((one) =>
      sameNeighbourhood(one.bairro, draft.bairro),
    ) ?? null;
  const problems = checkAddress(draft);
  const facts = { point, fromList: listed !== null };
  const typing = step === 'form' || step === 'number';
  const address = problems.length === 0 && typing ? toAddress(draft, facts) : null;
  // The fee depends on the street: it is known before the number.
  const street =
    step === 'number' ? toAddress({ ...draft, numero: draft.numero || NO_NUMBER }, facts) : null;
  const live = useLiveAnswer(store.id, address ?? street);

  const place = lookup.kind === 'found' ? lookup.place : null;
  useEffect(() => {
    if (place === null) return;
    const before = filled.current;
    filled.current = place;
    setKnown(place.cep);
    setPoint(null);
    setDraft((last) => withPlace(last, place, before));
    setStep((last) => (last === 'search' ? stepFor(place) : 'form'));
    setFillings((last) => last + 1);
  }, [place]);
  // A failed lookup must not block the form.
  const unavailable = lookup.kind === 'unavailable';
  useEffect(() => {
    if (!unavailable) return;
    const { uf, cidade } = store.endereco;
    setDraft((last) => (last.cidade === '' ? { ...last, uf, cidade } : last));
    setStep('form');
    setFillings((last) => last + 1);
  }, [unavailable, store]);
  // Once the form is rendered: what had the focus is gone.
  useEffect(() => {
    if (fillings > 0) focusFirstEmpty();
  }, [fillings]);
  useEffect(() => {
    if (listed !== null && listed.bairro !== draft.bairro)
      setDraft((last) => ({ ...last, bairro: listed.bairro }));
  }, [listed, draft.bairro]);

  const save = async () => {
    setPressed(true);
    setFailed(null);
    const [worst] = problems;
    if (worst !== undefined) return focusField(worst.field);
    if (address === null || (mustServe && list !== null && listed === null))
      return focusField('bairro');
    setBusy(true);
    const answer = await live.ask(address);
    if (answer.kind === 'failed' || (mustServe && answer.kind !== 'served')) return stay(null);
    if (!kept) return onSaved(address, answer.quote);
    const result = await saveAddress({
      ...address,
      ...(start?.id !== undefined && { id: start.id }),
      idEstabelecimento: store.id,
    });
    if (!result.ok) return stay(result);
    onSaved(
      { ...address, ...(result.value.id !== undefined && { id: result.value.id }) },
      answer.quote,
    );
  };
  const stay = (failure: Failure | null) => {
    setBusy(false);
    setFailed(failure);
    requestAnimationFrame(() =>
      document.getElementById('ad-answer')?.scrollIntoView({ block: 'center' }),
    );
  };
  return {
    mode,
    draft,
    change(next: Partial<AddressDraft>) {
      const known = [home, start, filled.current, ...cities].filter((one) => one !== null);
      setDraft((last) => withTyped(last, next, known));
      if (leavesPoint(next)) setPoint(null);
    },
    step,
    setStep,
    /** The step where a new address begins. */
    first,
    beginAgain() {
      setKnown('');
      setDraft((last) => ({ ...last, cep: '' }));
      setStep(first);
    },
    asksPostalCode: formAsksPostalCode(brand),
    /** Whether the box takes one. */
    takesPostalCode: !brand.PUBLIC_DESABILITAR_CADASTRO_CEP,
    mustServe,
    /** Where the map starts. */
    point,
    /** A place found by search, to be confirmed on the map. */
    showOnMap(found: Place) {
      setFound(found);
      setStep('map');
    },
    found,
    /** A place from the map or the device, to be completed. */
    pick(picked: Place) {
      filled.current = picked;
      setKnown(picked.cep);
      setDraft((last) => withPicked(last, picked));
      setPoint({ latitude: picked.latitude, longitude: picked.longitude });
      setStep(stepFor(picked));
      setFillings((last) => last + 1);
    },
    /** The form, with what was typed; the store's city is the best guess. */
    typeInstead(searched = '') {
      setDraft((last) => ({
        ...last,
        ...(last.cidade === '' && home),
        ...(last.logradouro === '' && streetIn(searched)),
        cep: last.cep.length === 8 ? last.cep : '',
      }));
      setStep('form');
    },
    lookup,
    cities,
    list,
    listed,
    problems: pressed ? problems : [],
    neighbourhoodMissing: pressed && mustServe && list !== null && listed === null,
    answer: live.answer,
    /** The whole address of an order, to be delivered by whichever store serves it. */
    wanted: mustServe ? address : null,
    failed,
    busy,
    save,
  };
}

export type AddressForm = ReturnType<typeof useAddressForm>;

/**
 * The neighbourhoods of a city; null in a city without any, where the neighbourhood is typed and
 * the store refuses it.
 */
function ofCity(list: NeighbourhoodList, city: string): NeighbourhoodList {
  if (list === null || list === 'loading' || city.trim() === '') return list;
  const own = list.filter(({ cidade }) => samePlace(cidade, city));
  return own.length === 0 ? null : own;
}

function pointOf(address: Address | null): AddressFacts['point'] {
  const { latitude, longitude } = address ?? {};
  return latitude == null || longitude == null ? null : { latitude, longitude };
}

/** Only the number is missing, unless the place is no street of a neighbourhood. */
function stepFor({ logradouro, bairro, cidade }: FoundPlace): EntryStep {
  return logradouro === '' || bairro === '' || cidade === '' ? 'form' : 'number';
}

function focusField(field: keyof AddressDraft): void {
  focusRendered(() => document.getElementById(`ad-${field}`));
}

/**
 * The field to continue with after a postal code was looked up. A listed neighbourhood is a
 * button: its label is muted until one is chosen.
 */
function focusFirstEmpty(): void {
  const fields = ['cidade', 'bairro', 'logradouro', 'numero', 'complemento'].map((field) =>
    document.getElementById(`ad-${field}`),
  );
  const empty = fields.find((field) =>
    field instanceof HTMLInputElement
      ? field.value === ''
      : field?.querySelector('.t-mute') != null,
  );
  empty?.focus();
}
