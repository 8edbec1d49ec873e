// Which hosts a proxy may order a certificate for: those of a brand, and no name of this machine.
import type { BrandDirectory } from '../brand/directory.ts';
import { isLoopback } from '../front/settings.ts';

export const isPublicHost = async (brands: BrandDirectory, host: string): Promise<boolean> =>
  !isLoopback(host) && (await brands.byHost(host)) !== null;
