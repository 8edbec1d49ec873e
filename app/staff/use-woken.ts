// Which scheduled orders have just become the kitchen's business.
import { useEffect, useRef, useState } from 'react';

const NONE: readonly number[] = [];

/** `asleep` are the ids that sleep now. Woken ones are told until the next change; what was awake when the board opened is no news. */
export function useWoken(asleep: readonly number[], present: readonly number[]): readonly number[] {
  const before = useRef<readonly number[]>(asleep);
  const [woken, setWoken] = useState<readonly number[]>(NONE);
  useEffect(() => {
    const now = before.current.filter((id) => !asleep.includes(id) && present.includes(id));
    before.current = asleep;
    if (now.length > 0) setWoken(now);
  }, [asleep, present]);
  return woken;
}
