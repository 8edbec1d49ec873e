// The address id of pickup, apart from the schema of addresses: the menu's first script needs it, and
// no schema.

/** Pickup at the store (the specification, section 3). */
export const PICKUP_ADDRESS_ID = -1;
