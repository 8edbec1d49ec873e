// Chooses a brand's Facebook: none, the sandbox, or Graph with the brand's own app.
import type { KnownBrand } from '../../brand/known-brand.ts';
import { graphFacebook } from './graph.ts';
import type { Facebook } from './port.ts';
import { sandboxFacebook } from './sandbox.ts';

export function facebookFor(base: string, now: () => Date) {
  return ({
    facebookAppId: appId,
    facebookAppSecret: appSecret,
  }: Pick<KnownBrand, 'facebookAppId' | 'facebookAppSecret'>): Facebook | null => {
    if (appId === 'sandbox') return sandboxFacebook;
    return appId === null || appSecret === null
      ? null
      : graphFacebook({ base, appId, appSecret, now });
  };
}
