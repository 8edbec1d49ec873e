// Keeps the board still while something on it is pressed. If a card moved between press and
// release, the browser would click nothing, or the button of another order.
import { useEffect, useRef, useState } from 'react';

const RELEASES = ['pointerup', 'pointercancel', 'pointermove', 'blur'] as const;

/** The latest value, or the one from before the press. */
export function useStillWhilePressed<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const pressed = useRef(false);

  useEffect(() => {
    latest.current = value;
    if (!pressed.current) setShown(value);
  }, [value]);

  useEffect(() => {
    let released: number | undefined;
    const letGo = () => {
      pressed.current = false;
      setShown(latest.current);
    };
    const onPress = () => {
      clearTimeout(released);
      pressed.current = true;
    };
    const onRelease = (event: Event) => {
      // The press moves the focus: elements lose it, while the window keeps it.
      if (event.type === 'blur' && event.target !== window) return;
      // A pointer that moves without a button was released outside of the page.
      const stillDown = event.type === 'pointermove' && (event as PointerEvent).buttons !== 0;
      if (!pressed.current || stillDown) return;
      clearTimeout(released);
      // The click follows the release.
      released = window.setTimeout(letGo);
    };
    addEventListener('pointerdown', onPress, true);
    for (const type of RELEASES) addEventListener(type, onRelease, true);
    return () => {
      clearTimeout(released);
      removeEventListener('pointerdown', onPress, true);
      for (const type of RELEASES) removeEventListener(type, onRelease, true);
    };
  }, []);

  return shown;
}
