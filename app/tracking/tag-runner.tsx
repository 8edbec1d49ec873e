// Decides when tags may run: while consent stands, on screens without secret input, once tokens are
// removed from the address.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { mayTag, tagKinds, withoutTokens } from '#rules/tags.ts';
import { useBrand } from '../brand/brand-context.tsx';
import type { PublicBrand } from '../brand/public-brand.ts';
import { addMoneySink } from './money-events.ts';
import { Tags } from './tags.ts';

function hasTags(brand: PublicBrand): boolean {
  const { meta, google } = tagKinds(brand);
  return meta || google || brand.ownScripts;
}

/** A failing tag must not break the page. */
function showPage(tags: Tags, pathname: string): void {
  try {
    tags.page(pathname);
  } catch {
    // The site continues; the tag's owner sees the error in their reports.
  }
}

export function TagRunner({ accepted }: { accepted: boolean }) {
  const brand = useBrand();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const tags = useRef<Tags | null>(null);

  useEffect(() => {
    if (!accepted || !hasTags(brand) || !mayTag(pathname, search)) {
      // A script cannot be unloaded: reload without it.
      if (tags.current !== null) location.reload();
      return;
    }
    const clean = withoutTokens(search);
    if (clean !== search) {
      void navigate({ pathname, search: clean, hash }, { replace: true, preventScrollReset: true });
      return;
    }
    const running = tags.current ?? new Tags(brand);
    showPage(running, pathname);
    if (tags.current === null) addMoneySink((event) => running.tell(event));
    tags.current = running;
  }, [accepted, pathname, search, hash, navigate, brand]);
  return null;
}
