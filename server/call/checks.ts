// Checks of a call's headers: its origin, and the store and customer of the page that sent it.
import type { Context as HttpContext } from 'hono';
import { CUSTOMER_HEADER, STORE_HEADER, storeOfCall } from '#contract/headers.ts';
import type { ApiBindings } from '../connection.ts';
import type { CallContext, Services } from '../context.ts';
import { serverContextHash } from '../context-hash.ts';
import { Refusal } from '../refusal.ts';

/** Browsers send the origin of a POST; other sites are refused. Native clients send no Origin. */
export function checkOrigin(http: HttpContext<ApiBindings>, { env }: Services): void {
  const origin = http.req.header('origin');
  if (http.req.header('sec-fetch-site') === 'cross-site') throw new Refusal('wrongOrigin');
  if (origin === undefined || origin === env.publicOrigin) return;
  if (!URL.canParse(origin) || new URL(origin).host !== http.req.header('host'))
    throw new Refusal('wrongOrigin');
}

/**
 * The two keyed hashes bind a call to the store and customer that the page shows; another tab may
 * have changed them. The hash of 0 means none and is not checked.
 */
export function checkContextHeaders(
  http: HttpContext<ApiBindings>,
  context: CallContext,
  input: unknown,
): void {
  const { brand, session } = context;
  const hash = (id: number) => serverContextHash(brand.chaveContexto, id);
  const nobodys = hash(0);
  const storeHash = http.req.header(STORE_HEADER);
  if (storeHash !== undefined && storeHash !== nobodys) {
    const store = brand.stores.find((one) => hash(one.id) === storeHash);
    const asked = storeOfCall(input);
    if (store === undefined || (asked !== null && asked !== store.id))
      throw new Refusal('wrongContext');
  }
  const customerHash = http.req.header(CUSTOMER_HEADER);
  if (
    customerHash !== undefined &&
    customerHash !== nobodys &&
    customerHash !== hash(session?.customerId ?? 0)
  )
    throw new Refusal('wrongContext');
}
