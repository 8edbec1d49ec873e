// A link that did not sign in marks this browser: the login then asks for the phone alone (the
// specification, section 4), until one worked.
import { useBrand } from '../brand/brand-context.tsx';
import { readStored, writeStored } from '../storage.ts';
import { useInBrowser } from '../ui/in-browser.ts';

export function usePhoneOnly(): boolean {
  const { loginApenasTelefone } = useBrand();
  const inBrowser = useInBrowser();
  return loginApenasTelefone || (inBrowser && readStored('phoneOnly') === true);
}

export function markPhoneOnly(): void {
  writeStored('phoneOnly', true);
}

export function loginWorked(): void {
  writeStored('phoneOnly', null);
}
