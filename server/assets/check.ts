// Asks once, at the start, whether the files of this build are at ASSETS_URL. If not, the server
// sends them itself, because a page without its scripts does not work.
import type { PageBuild } from '../page-build.ts';
import { assetAddress } from './address.ts';

const LONGEST_MS = 5_000;
/** Belongs to no brand: files are for all of them. */
const ANY_ORIGIN = 'https://example.com';

/** Null: they are. Otherwise a sentence for the operator. */
export async function assetsMissing({ assets }: PageBuild, at: string): Promise<string | null> {
  const address = assetAddress(assets.url, at);
  const wrong = await problemOf(address).catch(({ name }: Error) => `does not answer (${name})`);
  return wrong === null
    ? null
    : `Pages load their files from the server itself, because ${address} ${wrong}. ASSETS_URL ` +
        'counts from the next start on: npm run assets uploads the files of this version.';
}

async function problemOf(address: string): Promise<string | null> {
  const reply = await fetch(address, {
    headers: { origin: ANY_ORIGIN },
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  await reply.body?.cancel();
  if (!reply.ok) return `answers ${reply.status}`;
  const allowed = reply.headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== ANY_ORIGIN)
    return 'answers without access-control-allow-origin: *';
  return /javascript/.test(reply.headers.get('content-type') ?? '')
    ? null
    : 'answers with a content-type that is no script';
}
