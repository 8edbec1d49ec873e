// Asks about cookies once, a moment after the page load. After an answer, the question is never
// loaded.
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { readConsent } from './consent.ts';

/** The specification, section 9. */
const NOTICE_DELAY_MS = 1_500;

const PrivacyNotice = lazyPart(() => import('./privacy-notice.tsx'), true);

export function PrivacyGate() {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (readConsent() !== null) return;
    const timer = setTimeout(() => setAsked(true), NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <PrivacyNotice onDone={() => setAsked(false)} />
    </Suspense>
  );
}
