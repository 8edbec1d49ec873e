// Focus after what was pressed has gone with its page: a keyboard and a screen reader would start
// again at the top of the document.
import { useEffect } from 'react';
import { useNavigationType } from 'react-router';

/** For a page that a press leads to. The element takes focus if nothing else has it. */
export function useArrivalFocus(id: string): void {
  const arrived = useNavigationType() !== 'POP';
  useEffect(() => {
    if (arrived && document.activeElement === document.body)
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [arrived, id]);
}
