// The application data that a page needs: everything but the tags, which are stored separately.
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
