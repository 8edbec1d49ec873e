// The brand's logo as app icons, drawn once per version of the brand: phones need PNG in fixed
// sizes, logos come in any format.
import sharp from 'sharp';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Services } from '../context.ts';
import { ObjectLost } from '../files/objects.ts';
import { FILE_ADDRESS, fileOf } from '../files/read.ts';

export type IconPurpose = 'any' | 'maskable';
export const ICON_SIZES: readonly number[] = [180, 192, 512];

type Needs = Pick<Services, 'db' | 'objects'>;

/** A launcher may crop a maskable icon to its inner eight tenths. */
const SAFE_PART = 0.62;

/** PNG bytes. Without a logo the plain brand colour. */
export async function drawIcon(
  services: Needs,
  brand: KnownBrand,
  size: number,
  purpose: IconPurpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const background = brand.settings.corSitePrimaria;
  const logo = await logoOf(services, brand);
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

/** @throws BucketAway */
export const logoOf = (services: Needs, brand: KnownBrand): Promise<Buffer | null> =>
  brandFile(services, brand.id, brand.settings.urlLogo);

/** A file of the brand by its address; null for other addresses. @throws BucketAway */
export async function brandFile(
  services: Needs,
  brandId: number,
  url: string | null,
): Promise<Buffer | null> {
  const name = FILE_ADDRESS.exec(url ?? '')?.[1];
  const file = name === undefined ? null : await fileOf(services, brandId, name);
  if (file === null) return null;
  try {
    return Buffer.from(await file.read());
  } catch (error) {
    // Gone for good: drawn as without a logo.
    if (error instanceof ObjectLost) return null;
    throw error;
  }
}
