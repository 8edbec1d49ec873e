// The picture of a shared link: the brand's colour with its logo, or a product with the logo. No
// text: the link has a title, and the server may lack our font.
import sharp, { type OverlayOptions } from 'sharp';
import type { KnownBrand } from '../brand/known-brand.ts';
import type { Services } from '../context.ts';
import { codeOfUrl } from '../drawing/address.ts';
import { drawnSvg } from '../pictures.ts';
import { brandFile, logoOf } from './icons.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const nothing = { r: 255, g: 255, b: 255, alpha: 1 };

const fitted = (picture: Buffer, width: number, height: number) =>
  sharp(picture, { density: 300 })
    .resize(width, height, { fit: 'inside', background: clear })
    .png()
    .toBuffer();

/** PNG bytes. */
export async function drawSharingPicture(
  services: Pick<Services, 'db' | 'objects'>,
  brand: KnownBrand,
  pictureUrl: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const logo = await logoOf(services, brand);
  const picture = drawingOf(pictureUrl) ?? (await brandFile(services, brand.id, pictureUrl));
  const canvas = sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 4,
      background: brand.settings.corSitePrimaria,
    },
  });
  const plate = await sharp({
    create: { width: 600, height: HEIGHT, channels: 4, background: nothing },
  })
    .png()
    .toBuffer();
  const layers: OverlayOptions[] = [];
  if (picture !== null) {
    const drawn = await fitted(picture, 480, 480);
    const { width = 480, height = 480 } = await sharp(drawn).metadata();
    layers.push(
      { input: plate, left: 0, top: 0 },
      { input: drawn, left: Math.round(300 - width / 2), top: Math.round((HEIGHT - height) / 2) },
    );
  }
  if (logo !== null) {
    const drawn = await fitted(logo, 340, 340);
    const { width = 340, height = 340 } = await sharp(drawn).metadata();
    const middle = picture === null ? WIDTH / 2 : 900;
    layers.push({
      input: drawn,
      left: Math.round(middle - width / 2),
      top: Math.round((HEIGHT - height) / 2),
    });
  }
  return new Uint8Array(await canvas.composite(layers).png().toBuffer());
}

function drawingOf(url: string | null): Buffer | null {
  const code = codeOfUrl(url);
  const svg = code === null ? null : drawnSvg(decodeURIComponent(code));
  return svg === null ? null : Buffer.from(svg);
}
