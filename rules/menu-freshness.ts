// When a menu kept by the browser is good enough, and when it must be fetched again.

export const MENU_LIFETIME_MS = 60_000;

export type KeptMenu = { idEstabelecimento: number; fetchedAt: number };

export function needsMenu(input: { forced: boolean; kept: KeptMenu | null; idEstabelecimento: number; now: number }): boolean {
  const { forced, kept, idEstabelecimento, now } = input;
  if (forced || kept === null || kept.idEstabelecimento !== idEstabelecimento) return true;
  const age = now - kept.fetchedAt;
  // A negative age means that the device's clock was set back: the timestamp proves nothing.
  return age > MENU_LIFETIME_MS || age < 0;
}
