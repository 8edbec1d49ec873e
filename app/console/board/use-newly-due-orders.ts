// Which orders have just become the kitchen's business without anybody accepting them on this
// board: scheduled ones that woke, and those that the store accepted by itself.
import { useEffect, useRef, useState } from 'react';

const NONE: readonly number[] = [];

/**
 * `awake` are the ids of all orders that do not sleep. The new ones are told until the next change;
 * what was awake when the board opened is no news.
 */
export function useWoken(awake: readonly number[], cooking: readonly number[]): readonly number[] {
  const before = useRef<readonly number[]>(awake);
  const [woken, setWoken] = useState<readonly number[]>(NONE);
  useEffect(() => {
    const now = awake.filter((id) => !before.current.includes(id) && cooking.includes(id));
    before.current = awake;
    if (now.length > 0) setWoken(now);
  }, [awake, cooking]);
  return woken;
}
