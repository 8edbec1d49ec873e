// An address while it is typed: all text, nothing required yet.
import type { Address, Place } from '#contract/entities/address.ts';
import { digitsOf } from '#rules/documents.ts';
import { samePlace } from '#rules/places/place-names.ts';

export type AddressDraft = Record<
  'cep' | 'uf' | 'cidade' | 'bairro' | 'logradouro' | 'numero' | 'complemento' | 'referencia',
  string
>;
export type AddressDraftField = keyof AddressDraft;

/** How Brazilians write that a house has no number. */
export const NO_NUMBER = 'S/N';

export const emptyAddress: AddressDraft = {
  cep: '',
  uf: '',
  cidade: '',
  bairro: '',
  logradouro: '',
  numero: '',
  complemento: '',
  referencia: '',
};

export function draftOf(address: Address): AddressDraft {
  const { cep, uf, cidade, bairro, logradouro, numero, complemento, referencia } = address;
  return { cep, uf, cidade, bairro, logradouro, numero, complemento, referencia };
}

/** The same words: a saved address may have been edited at another device. */
export const isSameText = (one: Address, other: Address): boolean =>
  JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));

export type AddressProblem = {
  field: AddressDraftField;
  kind: 'missing' | 'cepIncomplete' | 'lotMissing';
};

const required: readonly AddressDraftField[] = ['cidade', 'bairro', 'logradouro', 'numero'];

/** In form order. */
export function checkAddress(draft: AddressDraft): AddressProblem[] {
  const problems: AddressProblem[] = [];
  const cep = digitsOf(draft.cep);
  if (cep !== '' && cep.length !== 8) problems.push({ field: 'cep', kind: 'cepIncomplete' });
  for (const field of required)
    if (draft[field].trim() === '') problems.push({ field, kind: 'missing' });
  // An address without a number needs block and lot, or a landmark.
  if (
    draft.numero === NO_NUMBER &&
    draft.complemento.trim() === '' &&
    draft.referencia.trim() === ''
  ) {
    problems.push({ field: 'complemento', kind: 'lotMissing' });
  }
  return problems;
}

/** What is known of an address besides its text. */
export type AddressFacts = {
  point: { latitude: number; longitude: number } | null;
  fromList: boolean;
};

/** Only for a valid draft. */
export function toAddress(draft: AddressDraft, { point, fromList }: AddressFacts): Address {
  const trimmed = Object.fromEntries(
    Object.entries(draft).map(([field, text]) => [field, text.trim()]),
  ) as AddressDraft;
  return {
    ...trimmed,
    cep: digitsOf(draft.cep),
    uf: /^[A-Z]{2}$/.test(draft.uf) ? draft.uf : '',
    bairroEspecifico: fromList ? 1 : 0,
    ...point,
  };
}

/** A point belongs to the street it was found with: typing another street drops it. */
export function leavesPoint(change: Partial<AddressDraft>): boolean {
  return ['cep', 'uf', 'cidade', 'logradouro'].some((field) => field in change);
}

type CityAndState = Pick<AddressDraft, 'cidade' | 'uf'>;

/**
 * Another city does not keep the state that came with the one before, of which `known` tells: the
 * store's fee may depend on it. A state that the customer chose stays.
 */
export function withTyped(
  draft: AddressDraft,
  change: Partial<AddressDraft>,
  known: readonly CityAndState[],
): AddressDraft {
  const typed = { ...draft, ...change };
  if (change.cidade === undefined || change.uf !== undefined) return typed;
  if (samePlace(typed.cidade, draft.cidade)) return typed;
  const cameWithCity = known.some(
    ({ cidade, uf }) => uf === draft.uf && samePlace(cidade, draft.cidade),
  );
  const kept = cameWithCity ? '' : draft.uf;
  const stateNow = known.find(({ cidade }) => samePlace(cidade, typed.cidade))?.uf;
  return { ...typed, uf: kept === '' ? (stateNow ?? '') : kept };
}

/** A place from the map replaces what was typed, except complement and landmark. */
export function withPicked(
  draft: AddressDraft,
  { cep, uf, cidade, bairro, logradouro, numero }: Place,
): AddressDraft {
  return { ...draft, cep, uf, cidade, bairro, logradouro, numero };
}

/** A street and perhaps a number that were typed into the search. */
export function streetIn(searched: string): Pick<AddressDraft, 'logradouro' | 'numero'> {
  const [street = '', number = ''] = searched.split(',').map((part) => part.trim());
  return /\p{L}/u.test(street)
    ? { logradouro: street, numero: /^\d+\w*$/.test(number) ? number : '' }
    : { logradouro: '', numero: '' };
}

export type FoundPlace = Pick<AddressDraft, 'cep' | 'uf' | 'cidade' | 'bairro' | 'logradouro'>;

/**
 * Fills in the fields of a postal code. Small towns have one code for all streets: empty fields
 * keep what was typed if the city is the same. What `before` filled in is not typed: it belongs to
 * another code.
 */
export function withPlace(
  draft: AddressDraft,
  place: FoundPlace,
  before: FoundPlace | null = null,
): AddressDraft {
  const same = draft.cidade === place.cidade;
  const typed = (field: 'bairro' | 'logradouro') =>
    same && draft[field] !== before?.[field] ? draft[field] : '';
  return {
    ...draft,
    cep: digitsOf(place.cep),
    uf: place.uf,
    cidade: place.cidade,
    bairro: place.bairro !== '' ? place.bairro : typed('bairro'),
    logradouro: place.logradouro !== '' ? place.logradouro : typed('logradouro'),
  };
}
