// Which photo of a folder belongs to which product: the name of the file is the product's name.
import { fold } from '#rules/text.ts';

type Named = { id: number; nome: string; category: string };
export type PhotoFile = { name: string; folder: string };
export type PhotoMatch<File extends PhotoFile> = {
  matched: { file: File; id: number }[];
  /** No product has this name. */
  unknown: File[];
  /** Several products have it, and the folder names the category of none or several of them. */
  ambiguous: File[];
};

/** Files are named with hyphens, underscores or nothing between the words, and without accents. */
const key = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, '');

const withoutEnding = (name: string): string => name.replace(/\.[a-z]+$/i, '');

/** Cameras and downloads add a number: `suco-1.jpg`, `suco (2).jpg`. */
const withoutCount = (text: string): string => text.replace(/[\s_(-]+\d{1,2}\)?$/, '');

export function matchPhotos<File extends PhotoFile>(
  files: readonly File[],
  products: readonly Named[],
): PhotoMatch<File> {
  const named = Map.groupBy(products, ({ nome }) => key(nome));
  const taken = new Set<number>();
  const match: PhotoMatch<File> = { matched: [], unknown: [], ambiguous: [] };
  const [exact, others] = [
    files.filter(({ name }) => named.has(key(withoutEnding(name)))),
    files.filter(({ name }) => !named.has(key(withoutEnding(name)))),
  ];
  // In this order: `suco.jpg` is the photo of the juice even if `suco-1.jpg` stands before it.
  for (const file of [...exact, ...others]) {
    const name = withoutEnding(file.name);
    const whole = named.get(key(name)) ?? named.get(key(withoutCount(name))) ?? [];
    const inFolder = whole.filter(({ category }) => key(category) === key(file.folder));
    const found = inFolder.length === 1 ? inFolder : whole;
    const [one] = found;
    if (one === undefined) match.unknown.push(file);
    else if (found.length > 1 || taken.has(one.id)) match.ambiguous.push(file);
    else {
      taken.add(one.id);
      match.matched.push({ file, id: one.id });
    }
  }
  return match;
}
