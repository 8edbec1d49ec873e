// Replays presses made before hydration, so that nothing has to be pressed twice.

/** React handles presses from here on: the page's inline script stops recording them. */
export const HYDRATING = 'quitute:hydrating';
export const REPLAY = 'quitute:replay';

/** Older presses are dropped: the user has moved on. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Plain JavaScript in the head of every document. Links and forms work without scripts; what the
 * scripts in `early/` have done is marked as handled, and is not repeated.
 */
export const earlyPressScript = `(() => {
  let pressed = null;
  let at = 0;
  const note = (event) => {
    pressed = event;
    at = performance.now();
  };
  addEventListener('click', note, true);
  addEventListener('${HYDRATING}', () => removeEventListener('click', note, true), { once: true });
  addEventListener('${REPLAY}', () => {
    if (pressed === null || pressed.defaultPrevented) return;
    const button = pressed.target instanceof Element ? pressed.target.closest('button') : null;
    if (button?.isConnected && performance.now() - at < ${LONGEST_WAIT_MS}) button.click();
  }, { once: true });
})();`;
