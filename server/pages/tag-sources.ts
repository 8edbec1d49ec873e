// Content policy sources for a brand's tags: the hosts of the companies whose ids the brand has,
// and never inline scripts.
import type { Brand } from '#contract/entities/brand.ts';
import { isBelow, isConsolePage } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { tagKinds } from '#rules/tags.ts';

type TagSources = { script: string; connect: string };
const nothing: TagSources = { script: '', connect: '' };
const meta: TagSources = {
  script: ' https://connect.facebook.net',
  connect: ' https://connect.facebook.net https://www.facebook.com',
};
const google: TagSources = {
  script: ' https://*.googletagmanager.com',
  connect:
    ' https://*.googletagmanager.com https://*.google-analytics.com ' +
    'https://*.analytics.google.com https://www.google.com',
};
/**
 * Card and staff pages have no tags, whatever the consent. The login shares its document with the
 * menu, so there the page itself holds tags back.
 */
const hasNoTags = (path: string) => isConsolePage(path) || isBelow(path, pages.cardForm);

export function tagSources(
  brand: Pick<
    Brand,
    'pixelFacebook' | 'googleAnalytics' | 'tagManager' | 'estabelecimentos'
  > | null,
  path: string,
): TagSources {
  if (brand === null || hasNoTags(path)) return nothing;
  const kinds = tagKinds(brand);
  const wanted = [kinds.meta ? meta : nothing, kinds.google ? google : nothing];
  return {
    script: wanted.map(({ script }) => script).join(''),
    connect: wanted.map(({ connect }) => connect).join(''),
  };
}
