// A page can be read before its scripts have come. What is pressed meanwhile is pressed again once
// the page is hydrated, so that nothing has to be pressed twice.

/** React hears presses from here on: the page's own script stops noting them. */
export const HYDRATING = 'quitute:hydrating';
/** Every control does what it says. */
export const REPLAY = 'quitute:replay';

/** Whoever pressed longer ago has turned to something else. */
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
