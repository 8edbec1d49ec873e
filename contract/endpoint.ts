// What one line of the table of calls says.
import type * as z from 'zod/mini';

/** anyone: no session needed. customer: a signed-in diner. staff: a member of the restaurant. */
export type Access = 'anyone' | 'customer' | 'staff';

export type Endpoint<
  Input extends z.core.$ZodType = z.core.$ZodType,
  Output extends z.core.$ZodType = z.core.$ZodType,
> = {
  method: 'GET' | 'POST';
  /**
   * Below the API base, as the specification writes it; `:name` is a parameter of the path, an
   * integer unless the schema says otherwise.
   */
  path: string;
  access: Access;
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
  /** Which shapes are ours because the specification shows none. */
  ours: 'nothing' | 'input' | 'output' | 'both' | 'all';
  /** Bytes, for the few calls that carry a file. */
  largestBody?: number;
  /** Fields of the body that stand in the query as well. */
  alsoInQuery?: readonly string[];
  /** A refusal is a list of one as well, like the reply. */
  refusesAsList?: true;
  /** The reply is a bare text, not an object. */
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
