// Prepares a picture for upload: decoded, scaled down, encoded as text.
import type { CropFrame } from './crop-frame.ts';
import { sideOf } from './crop-frame.ts';

const LARGEST_SIDE = 1600;
const LARGEST_LOGO = 1024;
const JPEG_QUALITY = 0.92;

/** Upright; null if the browser cannot decode it. */
export const openPicture = (file: File): Promise<ImageBitmap | null> =>
  createImageBitmap(file).catch(() => null);

/** Draws the square of the frame into a canvas of this size. */
export function drawFrame(
  canvas: HTMLCanvasElement,
  image: ImageBitmap,
  frame: CropFrame,
  side: number,
): void {
  const paint = canvas.getContext('2d');
  if (paint === null) return;
  canvas.width = side;
  canvas.height = side;
  const cut = sideOf(image, frame.zoom);
  // A JPEG has no transparency, and browsers make it black.
  paint.fillStyle = '#fff';
  paint.fillRect(0, 0, side, side);
  paint.imageSmoothingQuality = 'high';
  paint.drawImage(image, frame.x - cut / 2, frame.y - cut / 2, cut, cut, 0, 0, side, side);
}

/** The square as Base64 of a JPEG, or null if the browser cannot encode it. */
export function photoText(image: ImageBitmap, frame: CropFrame): Promise<string | null> {
  const canvas = document.createElement('canvas');
  drawFrame(canvas, image, frame, Math.round(Math.min(LARGEST_SIDE, sideOf(image, frame.zoom))));
  return canvasText(canvas, 'image/jpeg');
}

/** The whole logo as Base64 of a PNG, which keeps transparency. */
export function logoText(image: ImageBitmap): Promise<string | null> {
  const scale = Math.min(1, LARGEST_LOGO / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvasText(canvas, 'image/png');
}

async function canvasText(canvas: HTMLCanvasElement, type: string): Promise<string | null> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, JPEG_QUALITY));
  if (blob === null) return null;
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).split(',')[1] ?? null);
    reader.onerror = () => done(null);
    reader.readAsDataURL(blob);
  });
}
