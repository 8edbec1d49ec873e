// The contact for an order without an account; remembered for the next one.
import { useSyncExternalStore } from 'react';
import { phoneDigits } from '#rules/documents.ts';
import { storedState } from '../stored-state.ts';

/** `telefone`: digits only. */
export type Contact = { nome: string; telefone: string };

const noContact: Contact = { nome: '', telefone: '' };

export function parseContact(raw: unknown): Contact {
  if (typeof raw !== 'object' || raw === null) return noContact;
  const { nome, telefone } = raw as Record<string, unknown>;
  return {
    nome: typeof nome === 'string' ? nome.slice(0, 80) : '',
    telefone: typeof telefone === 'string' ? phoneDigits(telefone).slice(0, 11) : '',
  };
}

const contact = storedState<Contact>('contact', parseContact, (value) =>
  value.nome === '' && value.telefone === '' ? null : value,
);

export function useContact(): [Contact, (change: Partial<Contact>) => void] {
  const kept = useSyncExternalStore(contact.subscribe, contact.get, () => noContact);
  return [kept, changeContact];
}

function changeContact(change: Partial<Contact>): void {
  contact.update((kept) => ({ ...kept, ...change }));
}
