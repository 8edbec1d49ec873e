// Orders that became due without being accepted on this board: scheduled ones, and those accepted
// automatically.
import { useEffect, useRef, useState } from 'react';

const NONE: readonly number[] = [];

/**
 * `awake` are the ids of all due orders. New ones are returned until the next change; those due
 * when the board opened are not reported.
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
