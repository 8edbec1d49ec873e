// Header names of the wire (the specification, section 7) and the keyed hashes that bind a request
// to its store and customer.

export const STORE_HEADER = 'x-estabelecimento';
export const CUSTOMER_HEADER = 'x-cliente';
/** The requesting brand, for clients that do not use the brand's own host. */
export const APP_HEADER = 'app';

const encoder = new TextEncoder();

/** The store that a call names: in its own field or in that of its order. Null: it names none. */
export function storeOfCall(input: unknown): number | null {
  if (typeof input !== 'object' || input === null) return null;
  const { idEstabelecimento, estabelecimento, pedido } = input as Record<string, unknown>;
  if (typeof idEstabelecimento === 'number') return idEstabelecimento;
  if (typeof estabelecimento === 'object' && estabelecimento !== null)
    return storeOfCall({ idEstabelecimento: (estabelecimento as { id?: unknown }).id });
  return pedido === undefined ? null : storeOfCall(pedido);
}

/**
 * HMAC-SHA256 of an id in lower-case hex. `key` is the brand's public `chaveContexto`; '0' means no
 * id.
 */
export async function contextHash(key: string, id: number | null): Promise<string> {
  const secret = await crypto.subtle.importKey(
    'raw',
    encoder.encode(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signature = await crypto.subtle.sign('HMAC', secret, encoder.encode(String(id ?? 0)));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** The key of a change by staff: sent again with the same key, it happens once. */
export const KEY_HEADER = 'idempotency-key';

/** On a refusal: the build of the pages that the server has now. */
export const BUILD_HEADER = 'x-build';
