// The names of photos: one upload becomes several files, and every name says enough for a page to
// choose the right one.

/**
 * Pixels across. The menu's list shows 112, a card 160 to 300, a product's page up to 560; screens
 * count each of them up to three times.
 */
export const PHOTO_WIDTHS = [192, 384, 768, 1200] as const;
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
type PhotoFormat = (typeof PHOTO_FORMATS)[number];

const FOLDER = '/imagens/marca/';
const OURS = /^\/imagens\/marca\/(foto-[a-z0-9]+)-(\d+)\.webp$/;

/**
 * Name of one of a photo's files; `stem` comes from its content, so that a name never stands for
 * another picture.
 */
export const photoName = (stem: string, width: number, format: PhotoFormat): string =>
  `${stem}-${width}.${format}`;

/** A brand's file whose name was made from its content: it may be kept for ever. */
export const isLasting = (name: string): boolean =>
  /^(foto|logo)-[a-z0-9]{16,}-\d+\.(avif|webp)$/.test(name);

/** What a page offers the browser to choose from; null for a picture that is no photo of ours. */
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

/**
 * What the first bytes say a file is, whatever its name claims; null for everything that is not
 * taken.
 */
export function pictureKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && text(1, 4) === 'PNG') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))) return 'avif';
  return null;
}
