// What a staff screen showed last: a look that fails on the way keeps it and says that it is old,
// so that nobody loses the orders, the bills or the menu in the middle of
// their work. Whoever is signed out meanwhile is sent to the sign-in, and what was shown is
// forgotten.

type Look = { /** The last look failed; this is what was known before. */ stale: boolean };

type LastLook<T extends Look> = {
  /** The screen's clientLoader. */
  look: (load: () => Promise<T | null>) => Promise<T | null>;
  /** Tells what came with the page itself, without a clientLoader. */
  keep: (shown: T | null) => void;
};

export function lastLook<T extends Look>(): LastLook<T> {
  let last: T | null = null;
  const keep = (shown: T | null) => {
    last = shown;
  };
  const look = async (load: () => Promise<T | null>) => {
    try {
      last = await load();
      return last;
    } catch (error) {
      if (error instanceof Response) last = null;
      if (last === null) throw error;
      return { ...last, stale: true };
    }
  };
  return { look, keep };
}
