// What machines ask of a site: search engines its map, phones its manifest and icons.
import { Hono } from 'hono';
import type { Services } from '../context.ts';
import { drawIcon, ICON_SIZES, type IconPurpose } from './icons.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** Icons in memory, of all brands: drawing one costs a tenth of a second. */
const MOST_KEPT = 200;
/** Screens that say nothing to a stranger. */
const closed = [
  '/api/',
  '/painel',
  '/perfil',
  '/login',
  '/cadastro',
  '/delivery/historicoPedidos',
  '/delivery/pedido/',
  '/delivery/avaliacaoPedido',
  '/creditcardweb',
];

export function createDiscovery(services: Services): Hono {
  const discovery = new Hono();
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const originOf = (url: string) => services.env.publicOrigin ?? new URL(url).origin;
  const brandOf = (url: string) => services.brands.byHost(new URL(url).hostname);

  discovery.on('GET', ['/sitemap.xml', '/sitemap'], async (http) => {
    const xml = await sitemap(services, await brandOf(http.req.url), originOf(http.req.url));
    return http.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${HOUR_SECONDS}` });
  });
  discovery.get('/robots.txt', (http) => {
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${originOf(http.req.url)}/sitemap.xml`, ''];
    return http.text(lines.join('\n'), 200, { 'cache-control': `public, max-age=${DAY_SECONDS}` });
  });
  discovery.get('/manifest.webmanifest', async (http) => {
    const brand = await brandOf(http.req.url);
    if (brand === null) return http.notFound();
    return http.body(JSON.stringify(webManifest(brand)), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': `public, max-age=${HOUR_SECONDS}`,
    });
  });
  discovery.get('/imagens/icone/:name{(any|maskable)-\\d+\\.png}', async (http) => {
    const [, purpose, size] = /^(any|maskable)-(\d+)/.exec(http.req.param('name')) ?? [];
    const brand = await brandOf(http.req.url);
    if (brand === null || !ICON_SIZES.includes(Number(size))) return http.notFound();
    const key = [brand.id, brand.version, purpose, size].join(' ');
    const bytes = kept.get(key) ?? (await drawIcon(services, brand, Number(size), purpose as IconPurpose));
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, bytes);
    return http.body(bytes, 200, { 'content-type': 'image/png', 'cache-control': `public, max-age=${DAY_SECONDS}` });
  });
  return discovery;
}
