// The memory that a process really holds: measured after a forced garbage collection, through the
// inspector that a signal opens.
import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from './product.ts';

type Answer = { id?: number; result?: { result?: { value?: unknown } } };

async function inspectorOf({ pid, inspectPort }: Product): Promise<string> {
  process.kill(pid, 'SIGUSR1');
  for (let tries = 0; tries < 100; tries += 1) {
    const list = await fetch(`http://127.0.0.1:${inspectPort}/json/list`)
      .then((reply) => reply.json() as Promise<{ webSocketDebuggerUrl: string }[]>)
      .catch(() => []);
    const [first] = list;
    if (first !== undefined) return first.webSocketDebuggerUrl;
    await wait(50);
  }
  throw new Error('the inspector did not open');
}

/** Bytes of objects, and of buffers outside the heap. */
export async function heldMemory(product: Product): Promise<number> {
  const socket = new WebSocket(await inspectorOf(product));
  await new Promise((open, fail) => {
    socket.addEventListener('open', open);
    socket.addEventListener('error', fail);
  });
  let asked = 0;
  const ask = (method: string, params: object = {}) => {
    const id = ++asked;
    return new Promise<Answer>((done) => {
      const onMessage = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data) as Answer;
        if (answer.id !== id) return;
        socket.removeEventListener('message', onMessage);
        done(answer);
      };
      socket.addEventListener('message', onMessage);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  // Twice: objects finalized in the first round are freed in the second.
  await ask('HeapProfiler.collectGarbage');
  await ask('HeapProfiler.collectGarbage');
  const { result } = await ask('Runtime.evaluate', {
    expression: 'process.memoryUsage().heapUsed + process.memoryUsage().external',
  });
  socket.close();
  return Number(result?.result?.value);
}
