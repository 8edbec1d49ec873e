// Decides when tags may run: after consent, on screens without secret input, once tokens are
// removed from the address, when the page is idle.
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { mayTag, tagKinds, withoutTokens } from '#rules/tags.ts';
import { useBrand } from '../brand/brand-context.tsx';
import type { PublicBrand } from '../brand/public-brand.ts';
import { onConsent } from '../privacy/consent.ts';
import { addMoneySink } from './money-events.ts';
import type { Tags } from './tags.ts';

function hasTags(brand: PublicBrand): boolean {
  const { meta, google } = tagKinds(brand);
  return meta || google || brand.ownScripts;
}

async function start(brand: PublicBrand): Promise<Tags> {
  // Wait until the page is idle.
  await new Promise<void>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => resolve(), { timeout: 2000 })
      : setTimeout(resolve, 200),
  );
  const { Tags: Loaded } = await import('./tags.ts');
  return new Loaded(brand);
}

export function TagGate() {
  const brand = useBrand();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [accepted, setAccepted] = useState(false);
  const tags = useRef<Promise<Tags> | null>(null);

  useEffect(() => {
    if (!hasTags(brand)) return;
    let before = true;
    const stop = onConsent((consent) => {
      // Events before the consent are not reported.
      if (!before) addMoneySink(() => undefined, { fresh: true })();
      setAccepted(consent === 'accepted');
    });
    before = false;
    return stop;
  }, [brand]);

  useEffect(() => {
    if (!accepted || !mayTag(pathname, search)) {
      // A script cannot be unloaded: reload without it.
      if (tags.current !== null) location.reload();
      return;
    }
    const clean = withoutTokens(search);
    if (clean !== search) {
      void navigate({ pathname, search: clean, hash }, { replace: true, preventScrollReset: true });
      return;
    }
    const first = tags.current === null;
    tags.current ??= start(brand);
    const running = tags.current;
    if (first)
      addMoneySink((event) => void running.then((one) => one.tell(event)).catch(() => undefined));
    running.then((one) => one.page(pathname)).catch(() => undefined);
  }, [accepted, pathname, search, hash, navigate, brand]);
  return null;
}
