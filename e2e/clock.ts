// Playwright's test with the test clock: every page shows the server's time, in any context.
import { test as base } from '@playwright/test';
import { ahead } from '#test/set-up/running-clock.ts';
import { frameLate, renderLate } from './late-rendering.ts';

export * from '@playwright/test';
export { now } from '#test/set-up/running-clock.ts';

/** Milliseconds by which `--hold` makes answers late at most; 0 without it. */
const held = Number(process.env.TEST_HOLD ?? 0);
/** Milliseconds by which `--frames` makes frames late; 0 without it. */
const framesLate = Number(process.env.TEST_FRAMES ?? 0);

/** Runs in the page, before its own scripts. */
export function moveClock(milliseconds: number): void {
  const machine = Date;
  const now = () => machine.now() + milliseconds;
  globalThis.Date = new Proxy(machine, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new machine(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

export const test = base.extend<object, { clock: undefined }>({
  clock: [
    async ({ browser }, use) => {
      const make = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await make(options);
        await context.addInitScript(moveClock, ahead);
        if (held > 0) await context.addInitScript(renderLate, held / 10);
        if (framesLate > 0) await context.addInitScript(frameLate, framesLate);
        return context;
      };
      await use(undefined);
      browser.newContext = make;
    },
    { scope: 'worker', auto: true },
  ],
});
