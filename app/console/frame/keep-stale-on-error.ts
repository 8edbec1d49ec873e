// Keeps a screen's last data when a refresh fails, and marks it as old, so that staff keep their
// work. If the session has ended, redirects to the sign-in and drops the data.

/** `stale`: the last request failed, and this is the data from before. */
type Look = { stale: boolean };

type LastLook<T extends Look> = {
  /** The screen's clientLoader. */
  look: (load: () => Promise<T | null>) => Promise<T | null>;
  /** Stores data that came with the page, without a clientLoader. */
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
