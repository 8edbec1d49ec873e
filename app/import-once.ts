// Loads a part so that it has run when it is used. Screens wait for their words at the top level of
// a module, which WebKit gets wrong: a second import of such a module ends before it has run, and
// another module that imports what still waits does not wait (WebKit's bug 242740). An iPhone would
// show an error instead of a cart that was opened while it was loaded ahead.

const underWay = new Map<unknown, Promise<unknown>>();
const awaited = new Set<Promise<unknown>>();

/** One import for each `key` at a time, done when nothing is awaited by a module any more. */
export function importOnce<Part>(load: () => Promise<Part>, key: unknown = load): Promise<Part> {
  const known = underWay.get(key) as Promise<Part> | undefined;
  if (known !== undefined) return known;
  const loading = settled(load).finally(() => underWay.delete(key));
  underWay.set(key, loading);
  return loading;
}

async function settled<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  while (awaited.size > 0) {
    await Promise.allSettled(awaited);
    // The modules that waited run before the next task.
    await new Promise((done) => setTimeout(done));
  }
  return part;
}

/** A module waits for this at its top level. */
export function awaitedByModule<Value>(promise: Promise<Value>): Promise<Value> {
  awaited.add(promise);
  const end = () => void awaited.delete(promise);
  promise.then(end, end);
  return promise;
}
