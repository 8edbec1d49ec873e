// A street is read from an exact place alone.
import { afterEach, expect, test, vi } from 'vitest';
import { whereAmI } from './where-am-i.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [30, { latitude: -23.55, longitude: -46.63 }],
  [50_000, null],
])('a place known to %i metres', async (accuracy, place) => {
  const coords = { latitude: -23.55, longitude: -46.63, accuracy };
  const geolocation = { getCurrentPosition: (done: (at: object) => void) => done({ coords }) };
  vi.stubGlobal('navigator', { geolocation });
  expect(await whereAmI()).toEqual(place);
});
