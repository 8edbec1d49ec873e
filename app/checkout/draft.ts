// What was filled in at the checkout, saved until the order is placed: neither the address panel
// nor a reload may lose it. It ends with the tab, because it may contain a CPF.
import { useSyncExternalStore } from 'react';
import { serverNow } from '../server-clock.ts';
import { readSession, writeSession } from '../storage.ts';

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
};

type Drafts = ReadonlyMap<number, Draft>;

/** Invalid values are dropped, and so is a time that has begun. */
export function parseDrafts(raw: unknown, now: number): Drafts {
  if (typeof raw !== 'object' || raw === null) return new Map();
  return new Map(Object.entries(raw).map(([id, one]) => [Number(id), parseDraft(one, now)]));
}

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
  };
}

function parseSlot(raw: unknown, now: number): ChosenSlot | null {
  const { inicio, termino } = (raw ?? {}) as Partial<Record<keyof ChosenSlot, unknown>>;
  if (typeof inicio !== 'string' || typeof termino !== 'string') return null;
  return Date.parse(inicio) > now && Date.parse(termino) > now ? { inicio, termino } : null;
}

let drafts: Drafts | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function allDrafts(): Drafts {
  drafts ??= parseDrafts(readSession('draft'), serverNow());
  return drafts;
}

const draftOf = (storeId: number): Draft => allDrafts().get(storeId) ?? emptyDraft;

export function changeDraft(storeId: number, change: Partial<Draft>): void {
  write(new Map(allDrafts()).set(storeId, { ...draftOf(storeId), ...change }));
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
