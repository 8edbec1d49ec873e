// Pictures: what is drawn of a dish, and a brand's own files from the database.
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { isLasting } from '#rules/picture.ts';
import { type Compressed, compress } from './compressed.ts';
import type { Services } from './context.ts';
import { files } from './database/schema.ts';
import { codeOfUrl } from './drawing/address.ts';
import { dishOfCode } from './drawing/code.ts';
import { drawDish } from './drawing/draw.ts';

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 31_536_000;
const FOREVER = `public, max-age=${YEAR_SECONDS}, immutable`;
/** A file whose name says nothing of its content: shown as it was while a cache asks again. */
const FOR_A_DAY = `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`;
/** Drawings of all brands, cached compressed: about two kilobytes each, twice. */
const MOST_KEPT = 2_000;
/** An SVG that is opened directly must not run scripts. */
const NO_SCRIPTS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Address of a file that belongs to the brand of the host. */
export const fileUrl = (name: string) => `/imagens/marca/${name}`;

type Drawing = Compressed & { tag: string };

/** SVG text of a code; null for a code that means nothing. */
export function drawnSvg(code: string): string | null {
  const dish = dishOfCode(code);
  return dish === null ? null : drawDish(dish);
}

/** Larger ones would delay the words of the page that carries them. */
const MOST_INLINE_BYTES = 8_000;

/** A small picture as a data address. */
export async function smallPicture(
  { db }: Services,
  brand: { id: number } | null,
  path: string,
): Promise<string | null> {
  const code = codeOfUrl(path);
  if (code !== null) {
    const svg = drawnSvg(code);
    // Text, so that it is compressed with the page.
    return svg === null || svg.length > MOST_INLINE_BYTES
      ? null
      : `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }
  const name = /^\/imagens\/marca\/([a-z0-9.-]+)$/.exec(path)?.[1];
  if (name === undefined || brand === null) return null;
  const file = await brandFile(db, brand.id, name);
  if (file === undefined || file.content.length > MOST_INLINE_BYTES) return null;
  return `data:${file.mediaType};base64,${Buffer.from(file.content).toString('base64')}`;
}

async function brandFile(db: Services['db'], brandId: number, name: string) {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.brandId, brandId), eq(files.name, name)));
  return file;
}

export function createPictures({ brands, db }: Services): Hono {
  const pictures = new Hono();
  const kept = new Map<string, Drawing>();

  function drawing(code: string): Drawing | null {
    const there = kept.get(code);
    if (there !== undefined) return there;
    const svg = drawnSvg(code);
    if (svg === null) return null;
    const bytes = new TextEncoder().encode(svg);
    const made = { ...compress(bytes, 'thorough'), tag: tagOf(bytes) };
    // The oldest gives way: a map keeps the order of its keys.
    const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(code, made);
    return made;
  }

  pictures.get('/desenho/:name{.+\\.svg}', (http) => {
    const found = drawing(http.req.param('name').slice(0, -'.svg'.length));
    return found === null ? http.notFound() : sendDrawing(http, found);
  });
  pictures.get('/marca/:name{[a-z0-9.-]+}', async (http) => {
    const brand = await brands.byHost(new URL(http.req.url).hostname);
    if (brand === null) return http.notFound();
    const file = await brandFile(db, brand.id, http.req.param('name'));
    if (file === undefined) return http.notFound();
    const tag = tagOf(file.content);
    const headers = {
      'content-type': file.mediaType,
      'cache-control': isLasting(file.name) ? FOREVER : FOR_A_DAY,
      etag: tag,
      'x-content-type-options': 'nosniff',
      'content-security-policy': NO_SCRIPTS,
    };
    return isKnown(http, tag)
      ? http.body(null, 304, headers)
      : http.body(file.content, 200, headers);
  });
  return pictures;
}

const tagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;

/** The browser, or a cache before it, has this very content. */
const isKnown = (http: Context, tag: string): boolean =>
  http.req.header('if-none-match')?.includes(tag) === true;

function sendDrawing(http: Context, { tag, br, gzip, plain }: Drawing): Response {
  const headers: Record<string, string> = {
    'content-type': 'image/svg+xml',
    'cache-control': FOREVER,
    etag: tag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'content-security-policy': NO_SCRIPTS,
  };
  if (isKnown(http, tag)) return http.body(null, 304, headers);
  const accepted = http.req.header('accept-encoding') ?? '';
  if (br !== null && accepted.includes('br'))
    return http.body(br, 200, { ...headers, 'content-encoding': 'br' });
  if (accepted.includes('gzip'))
    return http.body(gzip, 200, { ...headers, 'content-encoding': 'gzip' });
  return http.body(plain, 200, headers);
}
