// Replaces `{name}` in a sentence; a name without a value stays as it is.
/** `{name:segundo|segundos}` is the first word for 1 and the second for any other number. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(
    /\{(\w+)(?::([^|}]+)\|([^}]+))?\}/g,
    (whole, name: string, one?: string, many?: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return String(one === undefined ? value : value === 1 ? one : many);
    },
  );
}
