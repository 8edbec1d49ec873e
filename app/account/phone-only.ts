// A link that did not sign in marks this browser: the login then asks for the phone alone (the
// specification, section 4) until one works.
import { type IdentifierKind, loginKinds } from '#rules/identifier.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { readStored, writeStored } from '../storage.ts';
import { useInBrowser } from '../ui/in-browser.ts';

/** How people sign in here; the mark counts only where phones can sign in. */
export function useLoginKinds(): readonly IdentifierKind[] {
  const kinds = loginKinds(useBrand());
  const inBrowser = useInBrowser();
  const marked = inBrowser && readStored('phoneOnly') === true;
  return marked && kinds.includes('phone') ? ['phone'] : kinds;
}

export function markPhoneOnly(): void {
  writeStored('phoneOnly', true);
}

export function loginWorked(): void {
  writeStored('phoneOnly', null);
}
