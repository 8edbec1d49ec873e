// Orders that became due without being accepted on this board: scheduled ones, and those accepted
// automatically.
import { useEffect, useRef, useState } from 'react';

const NONE: readonly number[] = [];

/**
 * `due` are the ids of all due orders. New ones are returned until the next change; those due
 * when the board opened are not reported.
 */
export function useNewlyDueOrders(
  due: readonly number[],
  cooking: readonly number[],
): readonly number[] {
  const before = useRef<readonly number[]>(due);
  const [newlyDue, setNewlyDue] = useState<readonly number[]>(NONE);
  useEffect(() => {
    const now = due.filter((id) => !before.current.includes(id) && cooking.includes(id));
    before.current = due;
    if (now.length > 0) setNewlyDue(now);
  }, [due, cooking]);
  return newlyDue;
}
