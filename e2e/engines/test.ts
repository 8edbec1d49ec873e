// The test of the engines: a person's windows in the engine of the project, with a picture of each
// when a test fails.
import { test as base } from '../test.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import type { EngineName } from './installed.ts';
import { Screen } from './screen.ts';
import { startWebKit } from './webkit.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

export interface EngineOptions {
  engineName: EngineName;
}
/** Opens a window for one more person. */
export type OpenScreen = (size: { width: number; height: number }) => Promise<Screen>;

export const test = base.extend<{ open: OpenScreen }, EngineOptions & { engine: Engine }>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  // That of the other browser tests starts a Chromium.
  clock: undefined,
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'webkit' ? startWebKit : startFirefox)();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ engine }, use, info) => {
    const screens: Screen[] = [];
    await use(async (size) => {
      const screen = new Screen(await engine.open(size));
      screens.push(screen);
      return screen;
    });
    for (const [number, { window }] of screens.entries()) {
      if (info.status !== info.expectedStatus)
        await info.attach(`window ${number + 1}`, {
          body: await window.picture(),
          contentType: 'image/png',
        });
      await window.close();
    }
  },
});
