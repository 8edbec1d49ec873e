// A promise with a time limit.

export class LateError extends Error {
  constructor(limit: number) {
    super(`no answer in ${limit} ms`);
  }
}

/** Rejects after `limit` milliseconds; a later result is ignored. */
export function inTime<T>(promise: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new LateError(limit)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
