// Connection data of a request.
import type { Visit } from './operations/visit.ts';

/**
 * What the outer server knows of a connection. Passed within the process, never read from a header.
 */
export type Connection = { address: string };
export type ApiBindings = {
  Bindings: {
    connection: Connection;
    /** Absent in calls that pages make in process. */
    visit?: Visit;
  };
};
