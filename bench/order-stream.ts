// One open order page, as the server sees it: an open request that receives events.
import { connect } from 'node:net';
import { requestText } from './load.ts';

export type OrderStream = {
  order: number;
  /** When it received the status. */
  told(status: number): Promise<number>;
  close(): void;
};

const SILENCE_MS = 10_000;

/** Open once the server has sent the current status. */
export function openPage(
  port: number,
  host: string,
  order: number,
  key: string,
): Promise<OrderStream> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const received = new Map<number, number>();
  const waiting = new Map<number, () => void>();
  return new Promise((open, fail) => {
    const stream: OrderStream = {
      order,
      told: (status) =>
        new Promise((done, late) => {
          const timer = setTimeout(
            () => late(new Error(`order ${order}: nobody told of ${status}`)),
            SILENCE_MS,
          );
          const tell = () => {
            clearTimeout(timer);
            done(received.get(status) ?? 0);
          };
          if (received.has(status)) tell();
          else waiting.set(status, tell);
        }),
      close: () => socket.destroy(),
    };
    let head = '';
    socket.on('error', fail);
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (head.length < 400) head += text;
      if (/^HTTP\/1\.1 [^2]/.test(head)) fail(new Error(head.slice(0, 200)));
      for (const [, status = ''] of text.matchAll(/"status":(\d+)/g)) {
        received.set(Number(status), performance.now());
        waiting.get(Number(status))?.();
        open(stream);
      }
    });
    const path = `/api/cliente/EventosPedido/${order}?${new URLSearchParams({ chave: key })}`;
    socket.write(
      requestText('GET', path, { host: `${host}:${port}`, accept: 'text/event-stream' }),
    );
  });
}
