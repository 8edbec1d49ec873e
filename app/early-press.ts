// Replays presses made before hydration, so that nothing has to be pressed twice.

/** React handles presses from here on: the page's inline script stops recording them. */
export const HYDRATING = 'quitute:hydrating';
export const REPLAY = 'quitute:replay';

/** Older presses are dropped: the user has moved on. */
const LONGEST_WAIT_MS = 15_000;

/** Plain JavaScript in the head of every document. Links and forms work without scripts. */
export const earlyPressScript = `(() => {
  let pressed = null;
  let at = 0;
  const note = ({ target }) => {
    pressed = target instanceof Element ? target.closest('button') : null;
    at = performance.now();
  };
  addEventListener('click', note, true);
  addEventListener('${HYDRATING}', () => removeEventListener('click', note, true), { once: true });
  addEventListener('${REPLAY}', () => {
    if (pressed?.isConnected && performance.now() - at < ${LONGEST_WAIT_MS}) pressed.click();
  }, { once: true });
})();`;
