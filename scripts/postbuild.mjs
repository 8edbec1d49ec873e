// Completes the build: the customers' list of screens, and every file compressed once, so that the
// server sends it unchanged.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { customerAddress, customerManifest } from './customer-manifest.mjs';
import { movableManifest } from './movable-manifest.mjs';

const folder = 'build/client';
const assets = join(folder, 'assets');
for (const name of readdirSync(assets))
  if (/^manifest-[\da-f]+\.js$/.test(name)) {
    const written = readFileSync(join(assets, name), 'utf8');
    writeFileSync(join(assets, customerAddress(name)), movableManifest(customerManifest(written)));
    writeFileSync(join(assets, name), movableManifest(written));
  }

const SMALLEST_BYTES = 512;
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
  const bytes = readFileSync(join(folder, name));
  if (bytes.length < SMALLEST_BYTES) continue;
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  writeFileSync(
    join(folder, `${name}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
