// Replays presses made before hydration, so that nothing has to be pressed twice.

/** React begins to hydrate: the scripts in `early/` stop acting. */
export const HYDRATING = 'quitute:hydrating';
/** The whole page has hydrated. */
export const REPLAY = 'quitute:replay';

/** Older presses are dropped: the user has moved on. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Plain JavaScript in the head of every document. Links and forms work without scripts; what the
 * scripts in `early/` have done is marked as handled, and is not repeated. While React hydrates, a
 * press would reach neither them nor a handler: React drops a click on what is not ready. All these
 * presses are kept, and repeated one by one, so that each is handled in the state that the one
 * before it left.
 */
export const earlyPressScript = `(() => {
  let last = null;
  let at = 0;
  let kept = null;
  const buttonOf = ({ target }) => target instanceof Element ? target.closest('button') : null;
  const note = (event) => {
    if (kept === null) {
      last = event;
      at = performance.now();
    } else if (buttonOf(event) !== null) {
      kept.push(buttonOf(event));
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  addEventListener('click', note, true);
  addEventListener('${HYDRATING}', () => {
    kept = [];
    if (last === null || last.defaultPrevented) return;
    if (buttonOf(last) !== null && performance.now() - at < ${LONGEST_WAIT_MS})
      kept.push(buttonOf(last));
  }, { once: true });
  addEventListener('${REPLAY}', () => {
    removeEventListener('click', note, true);
    const repeat = () => {
      const button = kept.shift();
      if (button === undefined) return;
      if (button.isConnected) button.click();
      setTimeout(repeat);
    };
    setTimeout(repeat);
  }, { once: true });
})();`;
