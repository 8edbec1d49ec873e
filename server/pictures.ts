// Pictures: what is drawn of a dish, and a brand's own files.
import { type Context, Hono } from 'hono';
import { isLasting } from '#rules/picture.ts';
import { type Compressed, compress } from './compressed.ts';
import type { Services } from './context.ts';
import { inTime } from './database/in-time.ts';
import { codeOfUrl } from './drawing/address.ts';
import { dishOfCode } from './drawing/code.ts';
import { drawDish } from './drawing/draw.ts';
import { BucketAway } from './files/bucket.ts';
import { sha256 } from './files/hash.ts';
import { ObjectLost } from './files/objects.ts';
import { type BrandFile, FILE_ADDRESS, fileOf } from './files/read.ts';
import { errorText } from './log.ts';
import { RETRY_SECONDS } from './refusal.ts';

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
const LONGEST_INLINE_MS = 500;

/** A small picture as a data address. */
export async function smallPicture(
  services: Services,
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
  const name = FILE_ADDRESS.exec(path)?.[1];
  if (name === undefined || brand === null) return null;
  const file = await fileOf(services, brand.id, name);
  if (file === null || file.size > MOST_INLINE_BYTES) return null;
  // The page does not wait for a slow bucket, and asks for the picture again by its address.
  const content = await inTime(file.read(), LONGEST_INLINE_MS).catch(() => null);
  if (content === null) return null;
  return `data:${file.mediaType};base64,${Buffer.from(content).toString('base64')}`;
}

export function createPictures(services: Services): Hono {
  const pictures = new Hono();
  const kept = new Map<string, Drawing>();

  async function drawing(code: string): Promise<Drawing | null> {
    const there = kept.get(code);
    if (there !== undefined) return there;
    const svg = drawnSvg(code);
    if (svg === null) return null;
    const bytes = new TextEncoder().encode(svg);
    const made = { ...(await compress(bytes, 'thorough')), tag: tagOf(bytes) };
    // The oldest gives way: a map keeps the order of its keys.
    const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(code, made);
    return made;
  }

  pictures.get('/desenho/:name{.+\\.svg}', async (http) => {
    const found = await drawing(http.req.param('name').slice(0, -'.svg'.length));
    return found === null ? http.notFound() : sendDrawing(http, found);
  });
  pictures.get('/marca/:name{[a-z0-9.-]+}', async (http) => {
    const brand = await services.brands.byHost(new URL(http.req.url).hostname);
    if (brand === null) return http.notFound();
    const file = await fileOf(services, brand.id, http.req.param('name'));
    return file === null ? http.notFound() : sendFile(http, services, file);
  });
  return pictures;
}

async function sendFile(http: Context, { log }: Services, file: BrandFile): Promise<Response> {
  const tag = tagOfHash(file.hash);
  const headers = {
    'content-type': file.mediaType,
    'cache-control': isLasting(file.name) ? FOREVER : FOR_A_DAY,
    etag: tag,
    'x-content-type-options': 'nosniff',
    'content-security-policy': NO_SCRIPTS,
  };
  if (isKnown(http, tag)) return http.body(null, 304, headers);
  try {
    return http.body(await file.read(), 200, headers);
  } catch (error) {
    const isAway = error instanceof BucketAway;
    if (!isAway && !(error instanceof ObjectLost)) throw error;
    log.warn(isAway ? 'bucketAway' : 'objectLost', { file: file.name, error: errorText(error) });
    // The page looks as it does without a picture. The next request asks the bucket again.
    const uncached = { 'cache-control': 'no-store' };
    return isAway
      ? http.body(null, 503, { ...uncached, 'retry-after': RETRY_SECONDS })
      : http.body(null, 404, uncached);
  }
}

const tagOfHash = (hash: string): string => `"${hash.slice(0, 16)}"`;
const tagOf = (bytes: Uint8Array): string => tagOfHash(sha256(bytes));

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
