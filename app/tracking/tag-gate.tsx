// Fetches what runs the tags, once the customer has consented and the page is idle.
import { useEffect, useState } from 'react';
import { onConsent } from '../privacy/consent.ts';
import { addMoneySink } from './money-events.ts';
import type { TagRunner } from './tag-runner.tsx';

const whenIdle = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => resolve(), { timeout: 2000 })
      : setTimeout(resolve, 200),
  );

export function TagGate() {
  const [accepted, setAccepted] = useState(false);
  const [Runner, setRunner] = useState<typeof TagRunner | null>(null);

  useEffect(() => {
    let before = true;
    const stop = onConsent((consent) => {
      // Events before the consent are not reported.
      if (!before) addMoneySink(() => undefined, { fresh: true })();
      setAccepted(consent === 'accepted');
    });
    before = false;
    return stop;
  }, []);

  useEffect(() => {
    if (!accepted) return;
    // Where it does not load, this page has no tags.
    whenIdle()
      .then(() => import('./tag-runner.tsx'))
      .then((part) => setRunner(() => part.TagRunner))
      .catch(() => undefined);
  }, [accepted]);

  return Runner === null ? null : <Runner accepted={accepted} />;
}
