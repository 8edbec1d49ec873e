import { afterEach, expect, test, vi } from 'vitest';
import { decideConsent } from './consent.ts';
import { consentScript } from './consent-asked.ts';

afterEach(() => vi.unstubAllGlobals());

/** Runs the head's script with these cookies; says whether it asks. */
function asksWith(cookie: string): boolean {
  const dataset: Record<string, string> = {};
  const page = { cookie, documentElement: { dataset } };
  new Function('document', consentScript)(page);
  return dataset.consent === 'ask';
}

// Rows: 4.16
test('the question is asked until it is answered, whatever other cookies there are', () => {
  expect(asksWith('')).toBe(true);
  expect(asksWith('quitute_loja=1; quitute_privacidade=perhaps')).toBe(true);
  expect(asksWith('other_quitute_privacidade=accepted')).toBe(true);
  expect(asksWith('quitute_privacidade=refused')).toBe(false);
  expect(asksWith('quitute_loja=1; quitute_privacidade=accepted; a=b')).toBe(false);
});

test('the cookie that an answer writes is the one that the script reads', () => {
  for (const answer of ['accepted', 'refused'] as const) {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    vi.stubGlobal('location', { protocol: 'https:' });
    decideConsent(answer);
    expect(asksWith(page.cookie)).toBe(false);
  }
});
