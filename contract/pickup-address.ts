// The address id of pickup, without the schema of addresses: the menu's first script needs only
// this.

/** Pickup at the store (the specification, section 3). */
export const PICKUP_ADDRESS_ID = -1;
