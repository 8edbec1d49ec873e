// Application data: the brand at this host, and what the storefront needs to know about it.
import type { Brand } from '#contract/entities/brand.ts';
import type { CallContext } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import type { KnownBrand } from './known-brand.ts';
import { publicStore } from './store-records.ts';

/** The brand's own pictures, or what a brand of its kind is known for. */
export const coversOf = ({ settings, pictures }: KnownBrand): string[] =>
  settings.imagensCapa.length > 0 ? settings.imagensCapa : pictures.covers;

/** The application data as of `now`. */
export function publicBrand(brand: KnownBrand, now: Date): Brand {
  const shown = brand.stores.filter(({ visivel }) => visivel);
  return {
    ...brand.settings,
    imagensCapa: coversOf(brand),
    ramo: brand.pictures.ramo,
    imagemSelo: brand.pictures.stamp,
    // Each store decides; the brand offers what any of them does.
    permiteRetiradaBalcao: shown.some((store) => store.permiteRetiradaBalcao),
    id: brand.number,
    appNome: brand.appNome,
    urlAcesso: brand.hosts[0] ?? '',
    chaveContexto: brand.chaveContexto,
    facebookAppId: brand.facebookAppId,
    possuiFidelidade: brand.hasLoyalty,
    canaisMensagem: [...brand.channels],
    estabelecimentos: shown.map((store) => publicStore(store, now, brand)),
    dataAtualizacao: now.toISOString(),
  };
}

function hostOf(url: string): string {
  try {
    return new URL(url.includes('://') ? url : `http://${url}`).hostname;
  } catch {
    return '';
  }
}

async function found(brand: KnownBrand | null, name: string, context: CallContext): Promise<Brand> {
  if (brand === null) throw new Refusal('brandNotFound', { name });
  return publicBrand(brand, context.now());
}

export const brandHandlers = {
  brandByUrl: async ({ url }, context) =>
    found(await context.brands.byHost(hostOf(url)), url, context),
  brandByName: async ({ appNome }, context) =>
    found(await context.brands.byName(appNome), appNome, context),
} satisfies Partial<Handlers>;
