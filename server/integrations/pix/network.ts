// The transport to a real provider: HTTPS to a public address, with a client certificate if
// required (mutual TLS).
import { Agent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { InternalAddress, isPublicAddress, publicLookup } from '../public-address.ts';
import type { PixSettings, Send } from './conversation.ts';

const LARGEST_ANSWER = 512 * 1024;
// A separate pool: checked connections are not shared with unchecked ones.
const outside = new Agent({ keepAlive: true, lookup: publicLookup() });
const anywhere = new Agent({ keepAlive: true });

/** `trusted` are hosts that the operator allows at any address. Redirects are not followed. */
export function networkSend(
  { certificate, privateKey }: Pick<PixSettings, 'certificate' | 'privateKey'>,
  trusted: readonly string[],
): Send {
  const client =
    certificate === null || privateKey === null ? {} : { cert: certificate, key: privateKey };
  return async (request) => {
    const host = new URL(request.url).hostname.replace(/^\[|\]$/g, '');
    const known = trusted.includes(host);
    // Numeric addresses are never looked up.
    if (!known && isIP(host) !== 0 && !isPublicAddress(host)) throw new InternalAddress();
    const body = await request.text();
    return new Promise<Response>((done, fail) => {
      const headers = Object.fromEntries(request.headers);
      const options = {
        method: request.method,
        headers,
        agent: known ? anywhere : outside,
        signal: request.signal,
        ...client,
      };
      const outgoing = httpsRequest(request.url, options, (incoming) => {
        const pieces: Buffer[] = [];
        let length = 0;
        incoming.on('data', (piece: Buffer) => {
          length += piece.length;
          if (length > LARGEST_ANSWER) incoming.destroy(new Error('too much'));
          else pieces.push(piece);
        });
        incoming.on('error', fail);
        incoming.on('end', () => done(answered(incoming.statusCode ?? 0, Buffer.concat(pieces))));
      });
      outgoing.on('error', fail);
      outgoing.end(body);
    });
  };
}

/** Some statuses must not have a body, and an invalid status is the provider's error. */
function answered(status: number, body: Buffer): Response {
  if (status < 200 || status > 599) return new Response(null, { status: 502 });
  return new Response([204, 205, 304].includes(status) ? null : new Uint8Array(body), { status });
}
