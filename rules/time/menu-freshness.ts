// When a menu cached by the browser can be used, and for which of four reasons it must be fetched
// again (the specification, section 4).

export const MENU_LIFETIME_MS = 60_000;

export type CachedMenuStamp = { idEstabelecimento: number; fetchedAt: number };
type RefetchReason = 'forced' | 'missing' | 'otherStore' | 'old';

/**
 * Null: the cached menu can be used. `idEstabelecimento` is null when the requested store is
 * certainly the cached one's.
 */
export function whyRefetch(input: {
  forced: boolean;
  kept: CachedMenuStamp | null;
  idEstabelecimento: number | null;
  now: number;
}): RefetchReason | null {
  const { forced, kept, idEstabelecimento, now } = input;
  if (forced) return 'forced';
  if (kept === null) return 'missing';
  if (kept.idEstabelecimento !== idEstabelecimento) return 'otherStore';
  const age = now - kept.fetchedAt;
  // A negative age means that the device's clock was set back: the timestamp proves nothing.
  return age > MENU_LIFETIME_MS || age < 0 ? 'old' : null;
}
