// The web app manifest of a brand: name, colours and icons.
import { pages } from '#contract/pages.ts';
import type { KnownBrand } from '../brand/known-brand.ts';

/** Icons are drawn from the brand's logo (`/imagens/icone/…`). */
export function webManifest({ settings, id }: KnownBrand): unknown {
  const { projectName, corSitePrimaria, PUBLIC_IDIOMA } = settings;
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/imagens/icone/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: `/?marca=${id}`,
    name: projectName,
    short_name: projectName.length <= 12 ? projectName : (projectName.split(' ')[0] ?? projectName),
    lang: PUBLIC_IDIOMA,
    start_url: pages.entry,
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: corSitePrimaria,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
}
