// Pages render late, as on a busy machine: `npm test -- browser --hold=400`, or `--frames=200`.

/**
 * Runs in the page, before its own scripts. React renders what an answer sets in a task that it
 * posts to itself: that comes so many milliseconds late, and frames come before it.
 */
export function renderLate(late: number): void {
  // Those of the browser: a test may put a clock of its own in their place.
  const { MessagePort, setTimeout } = window;
  const post = MessagePort.prototype.postMessage as (...given: unknown[]) => void;
  Object.assign(MessagePort.prototype, {
    postMessage(this: MessagePort, ...given: unknown[]) {
      setTimeout(() => post.apply(this, given), late);
    },
  });
  globalThis.requestAnimationFrame = (frame) =>
    setTimeout(() => frame(Number(document.timeline.currentTime)));
  globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
}

/**
 * Runs in the page, before its own scripts. What a script asked for in a frame comes so many
 * milliseconds late, when the next key or tap may have come already.
 */
export function frameLate(late: number): void {
  const { setTimeout } = window;
  globalThis.requestAnimationFrame = (frame) =>
    setTimeout(() => frame(Number(document.timeline.currentTime)), late);
  globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
}
