// What was filled in at the checkout, saved until the order is placed: neither the address panel
// nor a reload may lose it. It ends with the tab, because it may contain a CPF.
import { useSyncExternalStore } from 'react';
import { serverNow } from '../server-clock.ts';
import { onStoredChange, readSession, readStored, writeSession } from '../storage.ts';

/** Instants. */
export type ChosenSlot = { inicio: string; termino: string };

export type Draft = {
  paymentId: number | null;
  /** A saved card; null: a new one. */
  cardId: number | null;
  /** As typed. */
  changeText: string;
  changeNotNeeded: boolean;
  /** As typed, with its mask. */
  cpf: string;
  remark: string;
  /** For later, where the store takes scheduled orders. */
  later: boolean;
  slot: ChosenSlot | null;
  /** The line that opened another panel: it takes focus when the checkout is back. */
  leftAt: string | null;
  /** Who was signed in when it was filled in; null: nobody. For others it does not exist. */
  customerId: number | null;
};

const emptyDraft: Draft = {
  paymentId: null,
  cardId: null,
  changeText: '',
  changeNotNeeded: false,
  cpf: '',
  remark: '',
  later: false,
  slot: null,
  leftAt: null,
  customerId: null,
};

type Drafts = ReadonlyMap<number, Draft>;

/** Invalid values are dropped, and so are a time that has begun and what somebody else typed. */
export function parseDrafts(raw: unknown, now: number, customerId: number | null): Drafts {
  if (typeof raw !== 'object' || raw === null) return new Map();
  const all = Object.entries(raw).map(([id, one]) => [Number(id), parseDraft(one, now)] as const);
  return ownDrafts(all, customerId);
}

/** What a guest typed stays with the account that signs in next: it is the same person. */
const ownDrafts = (all: Iterable<readonly [number, Draft]>, customerId: number | null): Drafts =>
  new Map(
    [...all].filter(([, draft]) => draft.customerId === null || draft.customerId === customerId),
  );

function parseDraft(raw: unknown, now: number): Draft {
  const kept = (raw ?? {}) as Partial<Record<keyof Draft, unknown>>;
  const id = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : null);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    ...emptyDraft,
    paymentId: id(kept.paymentId),
    cardId: id(kept.cardId),
    changeText: text(kept.changeText),
    changeNotNeeded: kept.changeNotNeeded === true,
    cpf: text(kept.cpf),
    remark: text(kept.remark),
    later: kept.later === true,
    slot: parseSlot(kept.slot, now),
    customerId: id(kept.customerId),
  };
}

function parseSlot(raw: unknown, now: number): ChosenSlot | null {
  const { inicio, termino } = (raw ?? {}) as Partial<Record<keyof ChosenSlot, unknown>>;
  if (typeof inicio !== 'string' || typeof termino !== 'string') return null;
  return Date.parse(inicio) > now && Date.parse(termino) > now ? { inicio, termino } : null;
}

let drafts: Drafts | null = null;
const listeners = new Set<() => void>();

/** Another tab may sign this device's customer out, or somebody else in. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredChange('customer', () => write(ownDrafts(allDrafts(), signedInHere())));
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function signedInHere(): number | null {
  const id = readStored('customer');
  return typeof id === 'number' ? id : null;
}

function allDrafts(): Drafts {
  drafts ??= parseDrafts(readSession('draft'), serverNow(), signedInHere());
  return drafts;
}

const draftOf = (storeId: number): Draft => allDrafts().get(storeId) ?? emptyDraft;

export function changeDraft(storeId: number, change: Partial<Draft>): void {
  const customerId = signedInHere();
  write(new Map(allDrafts()).set(storeId, { ...draftOf(storeId), ...change, customerId }));
}

export function forgetDraft(storeId: number): void {
  const rest = new Map(allDrafts());
  rest.delete(storeId);
  write(rest);
}

/** On signing out: the next person at this device is somebody else. */
export function forgetDrafts(): void {
  write(new Map());
}

function write(next: Drafts): void {
  drafts = next;
  writeSession('draft', next.size === 0 ? null : Object.fromEntries(next));
  for (const listener of listeners) listener();
}

export function useDraft(storeId: number): Draft {
  return useSyncExternalStore(
    subscribe,
    () => draftOf(storeId),
    () => emptyDraft,
  );
}
