// Reloads the menu on the screen once it is old.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onStaleStore } from '../brand/stale-store.ts';
import type { MenuData } from '../listing/listing.ts';
import { rememberListing, spoilListing, wantsFreshListing } from '../listing/menu-memory.ts';

/**
 * Remembers what is shown, and reloads a menu older than the cache allows, also when the tab
 * becomes visible, and one that a refusal has shown to be old.
 */
export function useFreshListing(data: MenuData, codigo: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    rememberListing(data, codigo);
    const look = () => {
      if (document.visibilityState === 'visible' && wantsFreshListing()) void revalidate();
    };
    look();
    document.addEventListener('visibilitychange', look);
    const stop = onStaleStore(() => {
      spoilListing();
      look();
    });
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [data, codigo, revalidate]);
}
