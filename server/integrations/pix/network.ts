// The way to a real provider: HTTPS, with a client certificate where the provider wants one (mutual TLS).
import { request as httpsRequest } from 'node:https';
import type { PixSettings, Send } from './conversation.ts';

export function networkSend({ certificate, privateKey }: Pick<PixSettings, 'certificate' | 'privateKey'>): Send {
  if (certificate === null || privateKey === null) return (request) => fetch(request, { redirect: 'error' });
  return async (request) => {
    const body = await request.text();
    return new Promise<Response>((done, fail) => {
      const outgoing = httpsRequest(
        request.url,
        { method: request.method, headers: Object.fromEntries(request.headers), cert: certificate, key: privateKey, signal: request.signal },
        (incoming) => {
          const pieces: Buffer[] = [];
          incoming.on('data', (piece: Buffer) => pieces.push(piece));
          incoming.on('error', fail);
          incoming.on('end', () => done(new Response(Buffer.concat(pieces), { status: incoming.statusCode ?? 502 })));
        },
      );
      outgoing.on('error', fail);
      outgoing.end(body);
    });
  };
}
