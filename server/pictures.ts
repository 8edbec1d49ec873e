// Pictures: the demo's from their npm package, a brand's own files from the database.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { isLasting } from '#rules/picture.ts';
import type { Services } from './context.ts';
import { files } from './database/schema.ts';

const emojiFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))),
  'assets',
);
const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 31_536_000;

/** Address of a demo picture. */
export const emojiUrl = (code: string) => `/imagens/emoji/${code}.webp`;
/** Address of a file that belongs to the brand of the host. */
export const fileUrl = (name: string) => `/imagens/marca/${name}`;

/** A demo picture by name, or null. */
export const emojiFile = (name: string): Promise<Buffer | null> =>
  readFile(join(emojiFolder, name)).catch(() => null);

/** Larger ones would delay the words of the page that carries them. */
const MOST_INLINE_BYTES = 8_000;

/** A small picture as a data address. */
export async function smallPicture(
  { db }: Services,
  brand: { id: number } | null,
  path: string,
): Promise<string | null> {
  const [, folder, name = ''] = /^\/imagens\/(emoji|marca)\/([a-z0-9.-]+)$/.exec(path) ?? [];
  const found =
    folder === 'emoji'
      ? { content: await emojiFile(name), mediaType: 'image/webp' }
      : folder === 'marca' && brand !== null
        ? await brandFile(db, brand.id, name)
        : undefined;
  const content = found?.content ?? null;
  if (found === undefined || content === null || content.length > MOST_INLINE_BYTES) return null;
  return `data:${found.mediaType};base64,${Buffer.from(content).toString('base64')}`;
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
  pictures.get('/emoji/:name{[0-9a-f-]+\\.webp}', async (http) => {
    const content = await emojiFile(http.req.param('name'));
    if (content === null) return http.notFound();
    return http.body(new Uint8Array(content), 200, {
      'content-type': 'image/webp',
      'cache-control': `public, max-age=${30 * DAY_SECONDS}`,
    });
  });
  pictures.get('/marca/:name{[a-z0-9.-]+}', async (http) => {
    const brand = await brands.byHost(new URL(http.req.url).hostname);
    if (brand === null) return http.notFound();
    const file = await brandFile(db, brand.id, http.req.param('name'));
    if (file === undefined) return http.notFound();
    return http.body(file.content, 200, {
      'content-type': file.mediaType,
      'cache-control': isLasting(file.name)
        ? `public, max-age=${YEAR_SECONDS}, immutable`
        : `public, max-age=${DAY_SECONDS}`,
      'x-content-type-options': 'nosniff',
      // An SVG opened directly must not run scripts.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });
  return pictures;
}
