// What of the application data a page needs: everything but the tags, which have their own place.
import type { Brand } from '#contract/entities/brand.ts';

export type PublicBrand = Omit<Brand, 'script' | 'scriptscriptBody' | 'dataAtualizacao'> & {
  ownScripts: boolean;
};

export function publicBrand({
  script,
  scriptscriptBody,
  dataAtualizacao: _at,
  ...rest
}: Brand): PublicBrand {
  return { ...rest, ownScripts: script !== null || scriptscriptBody !== null };
}
