// Where the brand's storefront is: the console may stand on a host of its own.
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** For links that leave the page: the brand's main host. */
export const useSiteOrigin = (): string =>
  useRouteLoaderData<typeof loader>('root')?.origin ?? location.origin;

/** For pages of the storefront in the console: empty while both are on this host. */
export const useStorefrontBase = (): string =>
  useRouteLoaderData<typeof loader>('root')?.storefrontBase ?? '';
