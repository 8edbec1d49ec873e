// What the search field shows when the address changes under it.

type Changed = {
  /** What is in the field. */
  typed: string;
  /** The search in the address; null: there is none. */
  inAddress: string | null;
  /** What the field itself has written to the address since the search was opened. */
  written: ReadonlySet<string>;
  /** Back or Forward led here. */
  popped: boolean;
};

/**
 * A slow phone learns of the field's own address when more has been typed, which stays. Links, Back
 * and Forward decide what the field shows.
 */
export function textAfter({ typed, inAddress, written, popped }: Changed): string {
  if (inAddress === null) return '';
  const own = !popped && written.has(inAddress);
  return own || typed.trim() === inAddress.trim() ? typed : inAddress;
}
