// Joins what many requests ask of the database at the same moment: while one statement is under
// way, the next batch fills. Alone, a request waits for nobody.
import type { Database } from './open.ts';

type Waiting<Asked, Answer> = {
  asked: Asked;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
};

/**
 * `ask` gives an answer for each of a batch, in its order; an error is everybody's. What has the
 * same `key` is asked together.
 */
export function together<Asked, Answer>(
  ask: (db: Database, batch: readonly [Asked, ...Asked[]]) => Promise<readonly Answer[]>,
): (db: Database, key: string, asked: Asked) => Promise<Answer> {
  type One = Waiting<Asked, Answer>;
  const queues = new WeakMap<Database, Map<string, One[]>>();

  async function serve(db: Database, queue: One[], done: () => void): Promise<void> {
    for (let [first, ...rest] = queue.splice(0); first !== undefined; ) {
      const batch = [first, ...rest];
      try {
        const others = rest.map(({ asked }) => asked);
        const answers = await ask(db, [first.asked, ...others]);
        if (answers.length !== batch.length) throw new Error('not everybody was answered');
        answers.forEach((answer, at) => {
          batch[at]?.resolve(answer);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      [first, ...rest] = queue.splice(0);
    }
    // Before any await: a request that joined this queue now would wait forever.
    done();
  }

  return (db, key, asked) =>
    new Promise((resolve, reject) => {
      const ofDatabase = queues.get(db) ?? new Map<string, One[]>();
      queues.set(db, ofDatabase);
      const one = { asked, resolve, reject };
      const queue = ofDatabase.get(key);
      if (queue !== undefined) {
        queue.push(one);
        return;
      }
      const begun = [one];
      ofDatabase.set(key, begun);
      void serve(db, begun, () => ofDatabase.delete(key));
    });
}
