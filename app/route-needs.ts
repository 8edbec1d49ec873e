// What must be loaded before the router may open a screen.
import { importOnce } from './import-once.ts';

/** A screen's entry in the manifest. */
type RouteFile = {
  module: string;
  clientLoaderModule?: string | undefined;
  clientActionModule?: string | undefined;
  clientMiddlewareModule?: string | undefined;
  hasLoader: boolean;
  hasClientLoader: boolean;
};

/** It needs data from the server. */
export const needsServer = (routes: readonly RouteFile[]): boolean =>
  routes.some(({ hasLoader, hasClientLoader }) => hasLoader && !hasClientLoader);

/**
 * Null: all files are loaded. 'gone': the site answers without the file, which a newer version
 * removed.
 */
export async function missingFiles(
  routes: readonly RouteFile[],
  load: (file: string) => Promise<unknown> = importFile,
): Promise<'lost' | 'gone' | null> {
  const files = routes.flatMap((route) =>
    [
      route.module,
      route.clientLoaderModule,
      route.clientActionModule,
      route.clientMiddlewareModule,
    ].filter((file) => file !== undefined),
  );
  const outcomes = await Promise.allSettled(files.map(load));
  const lost = files.filter((_, index) => outcomes[index]?.status === 'rejected');
  if (lost.length === 0) return null;
  const gone = await Promise.all(lost.map(isGone));
  return gone.some(Boolean) ? 'gone' : 'lost';
}

const importFile = (file: string) => importOnce(() => import(/* @vite-ignore */ file), file);

const isGone = (file: string): Promise<boolean> =>
  fetch(file, { cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
