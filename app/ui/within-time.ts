// Gives every wait a time limit.

/** Rejects with a TimeoutError if the promise takes longer. */
export function withinTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('nothing came in time', 'TimeoutError')),
      milliseconds,
    );
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
