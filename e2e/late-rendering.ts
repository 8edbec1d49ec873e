// With `npm test -- browser --hold=400` pages render late, too, as on a busy machine.

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
