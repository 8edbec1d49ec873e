import { afterEach, expect, test, vi } from 'vitest';
import { hasGoodConnection } from './good-connection.ts';

afterEach(() => vi.unstubAllGlobals());

test('nothing is fetched ahead on a slow connection or where the customer saves data', () => {
  const on = (connection: object | undefined) => {
    vi.stubGlobal('navigator', { connection });
    return hasGoodConnection();
  };
  expect(on(undefined)).toBe(true);
  expect(on({ effectiveType: '4g', saveData: false })).toBe(true);
  expect(on({ effectiveType: '4g', saveData: true })).toBe(false);
  expect(on({ effectiveType: '3g' })).toBe(false);
  expect(on({ effectiveType: 'slow-2g' })).toBe(false);
});
