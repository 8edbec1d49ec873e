// What a request brings along beside itself.

/**
 * What the outer server knows of a connection. Inside the process it is passed on, never read from
 * a header.
 */
export type Connection = { address: string };
export type ApiBindings = { Bindings: { connection: Connection } };
