// The brand's logo as app icons, drawn once per version of the brand: phones need PNG in fixed
// sizes, logos come in any format.
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Services } from '../context.ts';
import { files } from '../database/schema.ts';

export type IconPurpose = 'any' | 'maskable';
export const ICON_SIZES: readonly number[] = [180, 192, 512];

/** A launcher may crop a maskable icon to its inner eight tenths. */
const SAFE_PART = 0.62;

/** PNG bytes. Without a logo the plain brand colour. */
export async function drawIcon(
  { db }: Pick<Services, 'db'>,
  brand: KnownBrand,
  size: number,
  purpose: IconPurpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const background = brand.settings.corSitePrimaria;
  const logo = await logoOf(db, brand);
  const part = purpose === 'maskable' ? SAFE_PART : 1;
  const inner = Math.round(size * part);
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background } });
  if (logo === null) return new Uint8Array(await canvas.png().toBuffer());
  const picture = await sharp(logo, { density: 300 })
    .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return new Uint8Array(
    await canvas
      .composite([{ input: picture, gravity: 'centre' }])
      .png()
      .toBuffer(),
  );
}

export const logoOf = (db: Services['db'], brand: KnownBrand): Promise<Buffer | null> =>
  brandFile(db, brand.id, brand.settings.urlLogo);

/** A file of the brand by its address; null for other addresses. */
export async function brandFile(
  db: Services['db'],
  brandId: number,
  url: string | null,
): Promise<Buffer | null> {
  const name = /^\/imagens\/marca\/([a-z0-9.-]+)$/.exec(url ?? '')?.[1];
  if (name === undefined) return null;
  const [file] = await db
    .select({ content: files.content })
    .from(files)
    .where(and(eq(files.brandId, brandId), eq(files.name, name)));
  return file === undefined ? null : Buffer.from(file.content);
}
