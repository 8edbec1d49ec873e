// What a person does at a window of any engine: visit, look, press and type. It waits for what the
// person sees, like Playwright's own locators, which reach neither of these engines.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HYDRATED } from '#contract/hydrated.ts';
import { expect } from '../test.ts';
import type { EngineWindow } from './engine.ts';
import { type Found, find, NO_LIBRARY, type Wanted } from './find.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);
const loaded = `(() => {${library}
})()`;
const patience = { timeout: 90_000, intervals: [100] };

type Name = string | RegExp;
const wordsOf = (name: Name) =>
  typeof name === 'string' ? { text: name } : { source: name.source, flags: name.flags };
export const role = (of: string, name: Name): Wanted => ({
  by: 'role',
  role: of,
  name: wordsOf(name),
});
export const button = (name: Name): Wanted => role('button', name);
export const link = (name: Name): Wanted => role('link', name);
export const dialog = (name: Name): Wanted => role('dialog', name);
export const label = (name: Name): Wanted => ({ by: 'label', name: wordsOf(name) });
export const words = (name: Name): Wanted => ({ by: 'text', name: wordsOf(name) });
export const holding = (of: string, name: Name): Wanted => ({
  by: 'holding',
  role: of,
  name: wordsOf(name),
});

export class Screen {
  readonly window: EngineWindow;
  readonly #area: Wanted | null;

  constructor(window: EngineWindow, area: Wanted | null = null) {
    this.window = window;
    this.#area = area;
  }

  /** The same window, seen only inside of an area. */
  in(area: Wanted): Screen {
    return new Screen(this.window, area);
  }

  /** Runs a function in the page, which sees only its input. */
  #run<Input, Output>(work: (input: Input) => Output, input: Input): Promise<Awaited<Output>> {
    const expression = `(${work})(${JSON.stringify(input)})`;
    return this.window.run(expression) as Promise<Awaited<Output>>;
  }

  /** Opens a page and waits for hydration: earlier presses go to the server. */
  async visit(address: string): Promise<void> {
    await this.window.visit(address);
    const hydrated = () => this.#run((flag) => flag in window, HYDRATED);
    await expect.poll(hydrated, { ...patience, message: `${address} hydrates` }).toBe(true);
  }

  async #find(wanted: Wanted, toPress: boolean): Promise<Found> {
    const found = await this.#run(find, { wanted, within: this.#area, toPress });
    if (found !== NO_LIBRARY) return found;
    await this.window.run(loaded);
    return this.#find(wanted, toPress);
  }

  async sees(wanted: Wanted): Promise<void> {
    const count = async () => (await this.#find(wanted, false)).count;
    await expect
      .poll(count, { ...patience, message: `sees ${JSON.stringify(wanted)}` })
      .toBeGreaterThan(0);
  }

  async isAt(path: RegExp): Promise<void> {
    const address = () => this.#run(() => location.pathname, null);
    await expect.poll(address, patience).toMatch(path);
  }

  async press(wanted: Wanted): Promise<void> {
    const pressed = async () => {
      const { count, where } = await this.#find(wanted, true);
      if (where === null) return count === 0 ? 'absent' : 'covered, moving or busy';
      await this.window.press(where.x, where.y);
      // A press that opens another page leaves nobody to ask.
      const hit = await this.#run(() => window.pressHit?.() ?? true, null);
      return hit ? 'pressed' : 'moved away';
    };
    await expect
      .poll(pressed, { ...patience, message: `presses ${JSON.stringify(wanted)}` })
      .toBe('pressed');
  }

  /** Replaces what a field says. */
  async type(field: Wanted, text: string): Promise<void> {
    await this.press(field);
    await this.#run(() => {
      const focused = document.activeElement;
      if (focused instanceof HTMLInputElement) focused.select();
    }, null);
    await this.window.type(text);
  }
}
