// Where browsers load scripts, styles and fonts from: the site's own hosts, or one address for all
// brands (ASSETS_URL).
import type { PageBuild } from '../page-build.ts';

const OWN = '/assets/';

/** A built file's address. `at`: null for the site's own. */
export const assetAddress = (file: string, at: string | null): string =>
  at === null ? file : `${at}${file}`;

/** What a policy allows beside 'self': nothing else of that host. */
export const assetSource = (at: string | null): string => (at === null ? '' : ` ${at}${OWN}`);

const moved = new WeakMap<PageBuild, PageBuild>();

/** The build, whose documents name their files there. Its list of screens follows by itself. */
export function buildAt(build: PageBuild, at: string | null): PageBuild {
  if (at === null) return build;
  const known = moved.get(build);
  if (known !== undefined) return known;
  const text = JSON.stringify(build.assets).replaceAll(`"${OWN}`, `"${at}${OWN}`);
  const made: PageBuild = { ...build, assets: JSON.parse(text) };
  moved.set(build, made);
  return made;
}
