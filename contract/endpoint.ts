// The type of one line of the table of calls.
import type * as z from 'zod/mini';

/**
 * anyone: no session needed. customer: a signed-in customer. staff: a member of the restaurant.
 * operator: a person who runs the platform.
 */
export type Access = 'anyone' | 'customer' | 'staff' | 'operator';

export type Endpoint<
  Input extends z.core.$ZodType = z.core.$ZodType,
  Output extends z.core.$ZodType = z.core.$ZodType,
> = {
  method: 'GET' | 'POST';
  /**
   * Relative to the API base, as the specification writes it; `:name` is a path parameter, an
   * integer unless the schema says otherwise.
   */
  path: string;
  access: Access;
  /** For calls of staff: the least role that may call; none means every role. */
  role?: 'manager' | 'owner';
  /** Path parameters, query and body in one object. */
  input: Input;
  output: Output;
  /** One sentence for the docs. */
  summary: string;
  /** Headers that the specification asks the client to send. */
  headers?: Record<string, string>;
  /** Fields of the input that travel as headers. */
  headerFields?: readonly string[];
  /** The client sends the name of the app in the header `app`. */
  sendsApp?: true;
  /** Which shapes are ours because the specification defines none. */
  ours: 'nothing' | 'input' | 'output' | 'both' | 'all';
  /** Bytes, for the few calls that carry a file. */
  largestBody?: number;
  /** Body fields that are also in the query. */
  alsoInQuery?: readonly string[];
  /** A refusal is a one-item list as well, like the reply. */
  refusesAsList?: true;
  /** The reply is plain text, not an object. */
  answersText?: true;
};

export function endpoint<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  line: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return line;
}

export type InputOf<E> = E extends Endpoint<infer I, z.core.$ZodType> ? z.output<I> : never;
/** What a caller passes: decoded, with defaults not yet filled. */
export type OutputOf<E> = E extends Endpoint<z.core.$ZodType, infer O> ? z.output<O> : never;
