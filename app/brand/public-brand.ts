// What of the application data a page needs: everything but the tags, which have their own place.
import type { Brand } from '#contract/entities/brand.ts';

export type PublicBrand = Omit<Brand, 'script' | 'scriptscriptBody' | 'dataAtualizacao'>;

export function publicBrand({ script: _head, scriptscriptBody: _body, dataAtualizacao: _at, ...rest }: Brand): PublicBrand {
  return rest;
}
