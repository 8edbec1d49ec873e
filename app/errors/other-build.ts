// A tab that stays open over an update sends what its own build knows. Where the server of another
// build does not understand it, the person is asked to load the page again.
import { BUILD_HEADER } from '#contract/headers.ts';

let other = false;

/** Every refusal that says so is a new answer: two builds may serve side by side for a while. */
export function learnBuild(headers: Headers): void {
  const served = headers.get(BUILD_HEADER);
  const own = window.__reactRouterManifest?.version;
  if (served !== null && own !== undefined) other = served !== own;
}

export const servedByOtherBuild = () => other;

declare global {
  interface Window {
    /** React Router sets it; its version changes with the files of the build. */
    __reactRouterManifest?: { version: string };
  }
}
