// Counts open event streams in this process, so that no client takes all of them.
import { atOnce } from '../limits/limits.ts';

export type OpenStreams = {
  /** Null: the session or the address has reached its limit. Closing the stream frees its place. */
  admit(
    whose: { session: string | null; address: string },
    open: () => Promise<ReadableStream<Uint8Array> | null>,
  ): Promise<{ body: ReadableStream<Uint8Array> | null } | null>;
};

export function countStreams(
  mostOfSession: number = atOnce.streamsOfDevice.most,
  mostOfAddress: number = atOnce.streamsOfNetwork.most,
  onCount: (by: 1 | -1) => void = () => undefined,
): OpenStreams {
  const counts = new Map<string, number>();
  const add = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    async admit({ session, address }, open) {
      const places = [
        { key: `address ${address}`, most: mostOfAddress },
        ...(session === null ? [] : [{ key: session, most: mostOfSession }]),
      ];
      if (places.some(({ key, most }) => (counts.get(key) ?? 0) >= most)) return null;
      let given = true;
      const giveBack = () => {
        if (!given) return;
        given = false;
        for (const { key } of places) add(key, -1);
        onCount(-1);
      };
      for (const { key } of places) add(key, 1);
      onCount(1);
      try {
        const body = await open();
        if (body === null) giveBack();
        return { body: body === null ? null : whenOver(body, giveBack) };
      } catch (error) {
        giveBack();
        throw error;
      }
    },
  };
}

function whenOver(body: ReadableStream<Uint8Array>, over: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        over();
        controller.close();
      },
      async cancel(reason) {
        over();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
