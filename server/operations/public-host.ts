// Which hosts a proxy may order a certificate for: those of a brand and of the operator's console,
// and no name of this machine.
import type { BrandDirectory } from '../brand/directory.ts';
import type { Env } from '../env.ts';
import { isLoopback } from '../front/settings.ts';
import { isOperatorHost } from '../operator/host.ts';

export const isPublicHost = async (
  brands: BrandDirectory,
  env: Pick<Env, 'operatorHost'>,
  host: string,
): Promise<boolean> =>
  !isLoopback(host) && (isOperatorHost(env, host) || (await brands.byHost(host)) !== null);
