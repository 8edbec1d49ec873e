// When a menu kept by the browser is good enough, and for which of four reasons it must be fetched
// again (the specification, section 4).

export const MENU_LIFETIME_MS = 60_000;

export type KeptMenu = { idEstabelecimento: number; fetchedAt: number };
type RefetchReason = 'forced' | 'missing' | 'otherStore' | 'old';

/**
 * Null: the kept menu will do. `idEstabelecimento` is null when the store that is asked for is
 * certainly not the kept one's.
 */
export function whyRefetch(input: {
  forced: boolean;
  kept: KeptMenu | null;
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
