// The built pages as the server uses them: React Router's build whose entry takes our data.
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { Provide } from '#contract/page.ts';

export type PageBuild = ServerBuild & {
  entry: { module: { provide: Provide<RouterContextProvider> } };
};

/** The loaded module, or an error that says what is wrong with it. */
export function asPageBuild(loaded: object): PageBuild {
  if (isPageBuild(loaded)) return loaded;
  throw new Error('The built pages do not fit this server. Build them again: npm run build');
}

function isPageBuild(loaded: Partial<PageBuild>): loaded is PageBuild {
  return typeof loaded.entry?.module.provide === 'function' && loaded.routes !== undefined;
}
