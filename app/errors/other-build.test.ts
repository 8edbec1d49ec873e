// Whether the server has another build than the page that asks it.
import { afterEach, expect, test, vi } from 'vitest';
import { BUILD_HEADER } from '#contract/headers.ts';
import { learnBuild, servedByOtherBuild } from './other-build.ts';

afterEach(() => vi.unstubAllGlobals());

test('a refusal of another build says that the page is an old one', () => {
  vi.stubGlobal('window', { __reactRouterManifest: { version: 'monday' } });
  learnBuild(new Headers());
  expect(servedByOtherBuild()).toBe(false);
  learnBuild(new Headers({ [BUILD_HEADER]: 'tuesday' }));
  expect(servedByOtherBuild()).toBe(true);
  // An answer without the name takes nothing back; the page's own build does.
  learnBuild(new Headers());
  expect(servedByOtherBuild()).toBe(true);
  learnBuild(new Headers({ [BUILD_HEADER]: 'monday' }));
  expect(servedByOtherBuild()).toBe(false);
});
