// Converts an uploaded photo or logo: checked by content, rotated upright, stripped of camera
// metadata.
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { type PHOTO_FORMATS, PHOTO_WIDTHS, photoName, pictureKind } from '#rules/picture.ts';
import { Refusal } from '../refusal.ts';

/** Bytes. About the size of a phone's photo; our browser code sends far smaller, cropped ones. */
const LARGEST_PICTURE = 8_000_000;
const LEAST_SIDE = 300;
const MOST_PIXELS = 50_000_000;
const LOGO_SIDE = 512;
/** Of its longer side: a smaller logo is not recognisable. */
const LEAST_LOGO_SIDE = 64;

type PictureFile = { name: string; mediaType: string; content: Uint8Array<ArrayBuffer> };
type Drawn = { files: PictureFile[]; shown: string };

function read(bytes: Buffer): Sharp {
  if (bytes.length > LARGEST_PICTURE) throw new Refusal('tooLarge');
  if (pictureKind(bytes) === null) throw new Refusal('pictureWrong');
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false });
}

/** A file that cannot be decoded completely is not a picture, whatever its first bytes say. */
const decoded = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal('pictureWrong');
  });

const named = (
  stem: string,
  width: number,
  format: (typeof PHOTO_FORMATS)[number],
  content: Buffer,
): PictureFile => ({
  name: photoName(stem, width, format),
  mediaType: `image/${format}`,
  content: new Uint8Array(content),
});
const stemFrom = (kind: 'foto' | 'logo', bytes: Buffer) =>
  `${kind}-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;

/** A square for each width in use; pictures are never enlarged. */
export async function drawPhoto(bytes: Buffer): Promise<Drawn> {
  const source = read(bytes).autoOrient();
  const { width = 0, height = 0 } = await decoded(source.metadata());
  const side = Math.min(width, height);
  if (side < LEAST_SIDE) throw new Refusal('pictureTooSmall', { least: LEAST_SIDE });
  const widths = PHOTO_WIDTHS.filter((wanted) => wanted <= side);
  const stem = stemFrom('foto', bytes);
  // Decoded once; each width is resized from the pixels.
  const square = await decoded(
    source
      .resize(Math.min(side, Math.max(...PHOTO_WIDTHS)), undefined, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
  const files: PictureFile[] = [];
  for (const wanted of widths) {
    const sized = sharp(square).resize(wanted, wanted, { fit: 'cover' });
    files.push(named(stem, wanted, 'webp', await sized.clone().webp({ quality: 78 }).toBuffer()));
    files.push(
      named(stem, wanted, 'avif', await sized.clone().avif({ quality: 55, effort: 3 }).toBuffer()),
    );
  }
  return { files, shown: photoName(stem, Math.max(...widths), 'webp') };
}

/** Uncropped and transparent: logos keep their shape. */
export async function drawLogo(bytes: Buffer): Promise<Drawn> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const source = read(bytes).autoOrient();
  const { width = 0, height = 0 } = await decoded(source.metadata());
  if (Math.max(width, height) < LEAST_LOGO_SIDE)
    throw new Refusal('pictureTooSmall', { least: LEAST_LOGO_SIDE });
  const drawn = await decoded(
    source
      .resize(LOGO_SIDE, LOGO_SIDE, { fit: 'contain', background: clear })
      .toColourspace('srgb')
      .webp({ quality: 90 })
      .toBuffer(),
  );
  const file = named(stemFrom('logo', bytes), LOGO_SIDE, 'webp', drawn);
  return { files: [file], shown: file.name };
}
