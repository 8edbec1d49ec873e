// A page's bytes, compressed for sending many times. On another thread: a menu of a megabyte would
// keep everybody else waiting.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipOf } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;
export type Compressed = { plain: Bytes; gzip: Bytes; br: Bytes | null };

const gzip = promisify(gzipOf);
const brotli = promisify(brotliCompress);

/**
 * Large pages are those of large menus, which change often and are then made again: best is three
 * times the work of good, for a twentieth fewer bytes.
 */
const LARGE_BYTES = 300_000;

/** `quick` for a page that is sent once; `thorough` for a cached one. */
export async function compress(bytes: Bytes, effort: 'quick' | 'thorough'): Promise<Compressed> {
  const isLarge = bytes.length > LARGE_BYTES;
  const gzipped = gzip(bytes, { level: effort === 'quick' || isLarge ? 4 : 7 });
  if (effort === 'quick') return { plain: bytes, gzip: new Uint8Array(await gzipped), br: null };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isLarge ? 4 : 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [small, smaller] = await Promise.all([gzipped, brotli(bytes, { params })]);
  return { plain: bytes, gzip: new Uint8Array(small), br: new Uint8Array(smaller) };
}
