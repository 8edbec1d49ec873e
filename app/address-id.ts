// An id as an address has it, in its path or its query: digits alone, so that one thing has one
// address.

/** The largest id that the contract takes; its own schema is not worth its weight here. */
const LARGEST = 2_147_483_647;

/** Null: absent, or nothing that can be an id. */
export function addressId(text: string | null | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return id === null || id > LARGEST ? null : id;
}
