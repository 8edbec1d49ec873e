// Keeps the board still while something on it is pressed. If a card moved between press and
// release, the browser would click nothing, or the button of another order.
import { useEffect, useRef, useState } from 'react';

/** A release may never come, such as that of a pointer outside of the window. */
const LONGEST_PRESS_MS = 2_000;

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
    let end: number | undefined;
    const letGo = () => {
      clearTimeout(end);
      pressed.current = false;
      setShown(latest.current);
    };
    const onPress = () => {
      clearTimeout(end);
      pressed.current = true;
      end = window.setTimeout(letGo, LONGEST_PRESS_MS);
    };
    // The click follows the release.
    const onRelease = () => {
      clearTimeout(end);
      end = window.setTimeout(letGo);
    };
    addEventListener('pointerdown', onPress, true);
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, onRelease, true);
    return () => {
      clearTimeout(end);
      removeEventListener('pointerdown', onPress, true);
      for (const type of ['pointerup', 'pointercancel']) removeEventListener(type, onRelease, true);
    };
  }, []);

  return shown;
}
