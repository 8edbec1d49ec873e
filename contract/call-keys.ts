// Keys of the calls with which staff change something. A call whose reply was lost is sent again
// with its key, so that it has its effect once.
import { isUncertain } from './lost-replies.ts';
import type { Result } from './reply.ts';

export type CallKeys = {
  /** The key for this content: that of an attempt whose outcome is not known, or a new one. */
  begin(content: string): string;
  end(content: string, result: Result<unknown>): void;
};

export function createCallKeys(newKey: () => string): CallKeys {
  const kept = new Map<string, { key: string; underWay: number }>();
  return {
    begin: (content) => {
      const { key, underWay } = kept.get(content) ?? { key: newKey(), underWay: 0 };
      kept.set(content, { key, underWay: underWay + 1 });
      return key;
    },
    end: (content, result) => {
      const known = kept.get(content);
      if (known !== undefined) known.underWay -= 1;
      if (!result.ok && isUncertain(result)) return;
      kept.delete(content);
      if (!result.ok) return;
      // Since something changed, an older attempt is a new request if it is sent again: a menu that
      // was imported and undone can be imported again.
      for (const [other, { underWay }] of kept) if (underWay === 0) kept.delete(other);
    },
  };
}
