// A fake Getnet over HTTP on its own origin, which records every request.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sandboxCardProvider } from '#server/integrations/payments/sandbox-card.ts';
import { memoryStore } from '#server/integrations/payments/sandbox-card-store.ts';

export type GetnetServer = { base: string; received: string[]; close(): Promise<void> };

export async function openGetnetServer(now: () => Date): Promise<GetnetServer> {
  const store = memoryStore();
  const received: string[] = [];
  let base = '';
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    received.push(`${incoming.method} ${incoming.url} ${body}`);
    const method = incoming.method ?? 'GET';
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const request = new Request(`${base}${incoming.url}`, {
      method,
      headers,
      ...(body.length > 0 ? { body } : {}),
    });
    // A request without an answer ends with the connection.
    const response = await sandboxCardProvider(request, { store, now, publicBase: base }).catch(
      () => null,
    );
    if (response === null) return;
    outgoing
      .writeHead(response.status, Object.fromEntries(response.headers))
      .end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    received,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
