// Runs requests one after the other with a pause between. A full queue refuses new ones at once.

export function createTurns(spacingMs: number, mostWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async take<T>(work: () => Promise<T>): Promise<T> {
      if (spacingMs === 0) return work();
      if (waiting >= mostWaiting) throw new Error('too many questions are waiting');
      waiting++;
      const before = last;
      let release: () => void = () => undefined;
      last = new Promise<void>((done) => {
        release = done;
      });
      await before;
      waiting--;
      setTimeout(release, spacingMs);
      return work();
    },
  };
}
