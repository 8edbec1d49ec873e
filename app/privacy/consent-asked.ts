// Whether the question about cookies is still open. The document is cached and the same for
// everyone, so a script in its head decides before the first paint whether the strip is shown.
import { useStored } from '../use-stored.ts';

/** The cookie's name and answers are those of `consent.ts`; `consent-asked.test.ts` compares. */
export const consentScript =
  '(()=>{if(!/(?:^|;\\s*)quitute_privacidade=(?:accepted|refused)/.test(document.cookie))' +
  "document.documentElement.dataset.consent='ask'})()";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isAsked = () => document.documentElement.dataset.consent === 'ask';

/** True on the server: the strip is in each document, and its style sheet hides it. */
export function useConsentAsked(): boolean {
  return useStored(subscribe, isAsked) ?? true;
}

export function closeConsent(): void {
  delete document.documentElement.dataset.consent;
  for (const listener of listeners) listener();
}
