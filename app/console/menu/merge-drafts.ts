// What a person typed, over what a colleague saved meanwhile.

/**
 * The colleague's values, but for the fields that the person changed since `start`. A field is
 * taken as a whole: of two lists of options, the person's stays.
 */
export function mergedDraft<Draft extends object>(
  start: Draft,
  typed: Draft,
  theirs: Draft,
): Draft {
  const own = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name as keyof Draft]),
  );
  return { ...theirs, ...Object.fromEntries(own) };
}
