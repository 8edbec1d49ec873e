// Keeps a screen's last data when a refresh fails, and marks it as old, so that staff keep their
// work. If the session has ended, redirects to the sign-in and drops the data.

/** `stale`: the last request failed, and this is the data from before. */
type Look = { stale: boolean };

type LastLook<T extends Look> = {
  /** The screen's clientLoader. `of` names what is shown, where an address has several. */
  look: (load: () => Promise<T | null>, of?: string) => Promise<T | null>;
  /** Stores data that came with the page, without a clientLoader. */
  keep: (shown: T | null, of?: string) => void;
};

export function lastLook<T extends Look>(): LastLook<T> {
  let last: T | null = null;
  let lastOf = '';
  const keep = (shown: T | null, of = '') => {
    last = shown;
    lastOf = of;
  };
  const look = async (load: () => Promise<T | null>, of = '') => {
    try {
      keep(await load(), of);
      return last;
    } catch (error) {
      if (error instanceof Response) keep(null);
      if (last === null || of !== lastOf) throw error;
      return { ...last, stale: true };
    }
  };
  return { look, keep };
}
