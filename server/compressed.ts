// A page's bytes, compressed for sending many times.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;
export type Compressed = { plain: Bytes; gzip: Bytes; br: Bytes | null };

/** `quick` for a page that is sent once; `thorough` for a cached one. */
export function compress(bytes: Bytes, effort: 'quick' | 'thorough'): Compressed {
  const gzip = new Uint8Array(gzipSync(bytes, { level: effort === 'quick' ? 4 : 7 }));
  if (effort === 'quick') return { plain: bytes, gzip, br: null };
  const br = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return { plain: bytes, gzip, br: new Uint8Array(br) };
}
