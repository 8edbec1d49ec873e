// The state of the address form: the draft, what the postal code and the store's list say about it, and whether the store delivers there.
import { useEffect, useState } from 'react';
import type { Store } from '#contract/entities/store.ts';
import { sameNeighbourhood } from '#rules/place-names.ts';
import { useBrand } from '../brand/brand-context.tsx';
import type { DeliveryChoice } from '../cart/delivery-choice.ts';
import { type AddressDraft, checkAddress, draftOf, emptyAddress, toAddress, withPlace } from './draft.ts';
import { useLiveAnswer } from './use-live-answer.ts';
import { useNeighbourhoods } from './use-neighbourhoods.ts';
import { usePostalCode } from './use-postal-code.ts';

/** The setting of brands that deliver by a list of neighbourhoods. */
const BY_LIST = 1;

export function useAddressForm(store: Store, delivery: DeliveryChoice, onSaved: () => void) {
  const { tipoEntregaBairro, PUBLIC_DESABILITAR_CADASTRO_CEP: withoutCep } = useBrand();
  const { address: kept } = delivery;
  const home = { uf: store.endereco.uf, cidade: store.endereco.cidade };
  const [draft, setDraft] = useState<AddressDraft>(() => (kept === null ? { ...emptyAddress, ...(withoutCep && home) } : draftOf(kept)));
  const [step, setStep] = useState<'cep' | 'form'>(kept === null && !withoutCep ? 'cep' : 'form');
  /** The postal code whose place stands in the form already. */
  const [known, setKnown] = useState(draft.cep);
  const [pressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const lookup = usePostalCode(draft.cep, known);
  const list = useNeighbourhoods(store.id, tipoEntregaBairro === BY_LIST);
  const problems = checkAddress(draft);
  const address = problems.length === 0 && step === 'form' ? toAddress(draft) : null;
  const live = useLiveAnswer(store.id, address);

  const place = lookup.kind === 'found' ? lookup.place : null;
  useEffect(() => {
    if (place === null) return;
    setKnown(place.cep);
    setDraft((last) => withPlace(last, place));
    setStep('form');
    requestAnimationFrame(focusFirstEmpty);
  }, [place]);
  // A code that nobody can look up must not hold anybody up.
  const unavailable = lookup.kind === 'unavailable';
  useEffect(() => {
    if (unavailable) setStep('form');
  }, [unavailable]);

  // The postal service writes names in its own way; the store's way is the one that has a fee.
  const listed = list?.find((one) => sameNeighbourhood(one.bairro, draft.bairro)) ?? null;
  useEffect(() => {
    if (listed !== null && listed.bairro !== draft.bairro) setDraft((last) => ({ ...last, bairro: listed.bairro }));
  }, [listed, draft.bairro]);

  const save = async () => {
    setPressed(true);
    const [first] = problems;
    if (first !== undefined) return focusSoon(first.field);
    if (address === null || (list !== null && listed === null)) return focusSoon('bairro');
    setBusy(true);
    const answer = await live.ask(address);
    setBusy(false);
    if (answer.kind !== 'served') return document.getElementById('ad-answer')?.scrollIntoView({ block: 'center' });
    delivery.setAddress(address, answer.quote);
    delivery.setType(1);
    onSaved();
  };
  return {
    draft,
    change: (next: Partial<AddressDraft>) => setDraft((last) => ({ ...last, ...next })),
    step,
    /** The form without a postal code; the store's own city is the best guess. */
    skipCep() {
      setDraft((last) => ({ ...last, ...home, cep: '' }));
      setStep('form');
    },
    keepCep: () => setStep('form'),
    withoutCep,
    lookup,
    list,
    listed,
    problems: pressed ? problems : [],
    neighbourhoodMissing: pressed && list !== null && listed === null,
    answer: live.answer,
    busy,
    save,
  };
}

export type AddressForm = ReturnType<typeof useAddressForm>;

/** After React has drawn the form, or the errors in it. */
function focusSoon(field: keyof AddressDraft): void {
  requestAnimationFrame(() => document.getElementById(`ad-${field}`)?.focus());
}

/** Where to go on typing once a postal code has filled in what it knows. The neighbourhood of a list is a button: its label is muted while nothing is chosen. */
function focusFirstEmpty(): void {
  const fields = ['cidade', 'bairro', 'logradouro', 'numero', 'complemento'].map((field) => document.getElementById(`ad-${field}`));
  const empty = fields.find((field) => (field instanceof HTMLInputElement ? field.value === '' : field?.querySelector('.t-mute') != null));
  empty?.focus();
}
