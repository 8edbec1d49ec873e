// The file names of photos: one upload becomes several files, and a name lets a page choose the
// right one.
import type { PictureChoice } from '#contract/entities/product.ts';

/**
 * Pixels across. The menu's list shows 112, a card 160 to 300, a product's page up to 560; screens
 * use up to three pixels for each.
 */
export const PHOTO_WIDTHS = [192, 384, 768, 1200] as const;
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
type PhotoFormat = (typeof PHOTO_FORMATS)[number];

const FOLDER = '/imagens/marca/';
const OURS = /^\/imagens\/marca\/(foto-[a-z0-9]+)-(\d+)\.webp$/;

/**
 * Name of one of a photo's files; `stem` is a content hash, so a name never means another picture.
 */
export const photoName = (stem: string, width: number, format: PhotoFormat): string =>
  `${stem}-${width}.${format}`;

/** A brand's file with a content hash in its name: it may be cached forever. */
export const isLasting = (name: string): boolean =>
  /^(foto|logo)-[a-z0-9]{16,}-\d+\.(avif|webp)$/.test(name);

/** The `srcset` of a photo; null for a picture that is not one of ours. */
export function photoSources(url: string): { avif: string; webp: string } | null {
  const [, stem, largest] = OURS.exec(url) ?? [];
  if (stem === undefined) return null;
  const widths = PHOTO_WIDTHS.filter((width) => width <= Number(largest));
  const list = (format: PhotoFormat) =>
    widths.map((width) => `${FOLDER}${photoName(stem, width, format)} ${width}w`).join(', ');
  return { avif: list('avif'), webp: list('webp') };
}

/** The stem that all files of a photo share; null for other names. */
export const stemOf = (name: string): string | null =>
  /^((?:foto|logo)-[a-z0-9]+)-\d+\.(?:avif|webp)$/.exec(name)?.[1] ?? null;

/** The file type by its first bytes, whatever its name; null for types we do not accept. */
export function pictureKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && text(1, 4) === 'PNG') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))) return 'avif';
  return null;
}

/** A drawing has a ground of its own and its own light: it needs no shadow of the page. */
export const isDrawing = (url: string): boolean => url.startsWith('/imagens/desenho/');

/** What the menu shows of a product; null: the owner wants nothing, or nothing is drawn yet. */
export const shownPicture = (
  { imagem = 'foto', urlImagem }: { imagem?: PictureChoice | undefined; urlImagem: string | null },
  drawing: string | null,
): string | null =>
  imagem === 'nenhuma' ? null : ((imagem === 'foto' ? urlImagem : null) ?? drawing);
