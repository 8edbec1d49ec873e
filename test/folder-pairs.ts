// Folders of one layer that import each other both ways.
import { importsOf, type SourceFile } from './source.ts';

const LAYERS = ['app', 'contract', 'rules', 'server'];

/** `app/cart` for each file below it; null for what stands above the folders. */
function folderOf(path: string): string | null {
  const [layer = '', folder, file] = path.split('/');
  return file === undefined || !LAYERS.includes(layer) ? null : `${layer}/${folder}`;
}

/** Sorted, as `app/cart, app/coupons`. */
export function folderPairs(files: readonly SourceFile[]): string[] {
  const ways = new Set(
    files.flatMap(importsOf).flatMap(({ from, to }) => {
      const [a, b] = [folderOf(from), folderOf(to)];
      return a === null || b === null || a === b ? [] : [`${a}, ${b}`];
    }),
  );
  return [...ways]
    .filter((way) => {
      const [a = '', b = ''] = way.split(', ');
      return a < b && ways.has(`${b}, ${a}`);
    })
    .toSorted();
}
