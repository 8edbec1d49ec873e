// Whether an element cannot be seen: scrolled away, or in a column that is not shown.
import { useEffect, useState } from 'react';

export function useOutOfView(id: string | null): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const element = id === null ? null : document.getElementById(id);
    if (element === null) return setHidden(false);
    const watch = new IntersectionObserver(([entry]) => setHidden(entry?.isIntersecting !== true));
    watch.observe(element);
    return () => watch.disconnect();
  }, [id]);
  return hidden;
}
