// Checks of a call's headers: its origin, and the store and customer of the page that sent it.
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { CUSTOMER_HEADER, STORE_HEADER, storeOfCall } from '#contract/headers.ts';
import type { CallContext, Services } from '../context.ts';
import { isConsoleHere } from '../front/origin.ts';
import { Refusal } from '../refusal.ts';
import { serverContextHash } from './context-hash.ts';
import type { CallRequest } from './request.ts';

/**
 * Browsers send the origin of a POST; only pages of this very host pass, not those of a sibling
 * brand. Native clients send no Origin.
 */
export function checkOrigin(request: CallRequest): void {
  const origin = request.header('origin');
  if (request.header('sec-fetch-site') === 'cross-site') throw new Refusal('wrongOrigin');
  if (origin !== undefined && origin !== request.origin) throw new Refusal('wrongOrigin');
}

/** Calls of people who are not staff yet, or not yet signed in. */
const beforeSignIn: ReadonlySet<EndpointKey> = new Set([
  'staffSignIn',
  'invitation',
  'acceptInvitation',
]);

/** Calls of the console, which pages of the storefront do not make. */
export const isForStaff = (key: EndpointKey): boolean => {
  const { access }: Endpoint = endpoints[key];
  return access === 'staff' || beforeSignIn.has(key);
};

/** With a host of its own the console answers there alone. */
export function checkConsoleHost({ hostname }: CallRequest, { env }: Services): void {
  if (!isConsoleHere(env, hostname)) throw new Refusal('wrongOrigin');
}

type KnownHashes = { nobody: string; stores: Map<string, number> };
const known = new WeakMap<CallContext['brand'], KnownHashes>();

/** The hashes that pages of a brand send: a page sends one with each call. */
function hashesOf(brand: CallContext['brand']): KnownHashes {
  const hash = (id: number) => serverContextHash(brand.chaveContexto, id);
  const hashes = known.get(brand) ?? {
    nobody: hash(0),
    stores: new Map(brand.stores.map(({ id }) => [hash(id), id])),
  };
  known.set(brand, hashes);
  return hashes;
}

/**
 * The two keyed hashes bind a call to the store and customer that the page shows; another tab may
 * have changed them. The hash of 0 means none and is not checked.
 */
export function checkContextHeaders(
  request: CallRequest,
  { brand, session }: CallContext,
  input: unknown,
): void {
  const storeHash = request.header(STORE_HEADER);
  const customerHash = request.header(CUSTOMER_HEADER);
  if (storeHash === undefined && customerHash === undefined) return;
  const { nobody, stores } = hashesOf(brand);
  if (storeHash !== undefined && storeHash !== nobody) {
    const store = stores.get(storeHash);
    const asked = storeOfCall(input);
    if (store === undefined || (asked !== null && asked !== store))
      throw new Refusal('wrongContext');
  }
  if (
    customerHash !== undefined &&
    customerHash !== nobody &&
    customerHash !== serverContextHash(brand.chaveContexto, session?.customerId ?? 0)
  )
    throw new Refusal('wrongContext');
}
