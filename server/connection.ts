// Connection data of a request.

/**
 * What the outer server knows of a connection. Passed within the process, never read from a header.
 */
export type Connection = { address: string };
export type ApiBindings = { Bindings: { connection: Connection } };
