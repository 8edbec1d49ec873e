// The type of a handler: decoded input of one call and the facts of the request in, decoded output
// out.
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { EndpointGroups, Endpoints } from '#contract/endpoints.ts';
import type { CallContext } from './context.ts';

type HandlersOf<Calls> = {
  [K in keyof Calls]: (
    input: InputOf<Calls[K]>,
    context: CallContext,
  ) => Promise<OutputOf<Calls[K]>>;
};

export type Handlers = HandlersOf<Endpoints>;
/** A group without one of its handlers does not compile. */
export type HandlerGroups = { [G in keyof EndpointGroups]: HandlersOf<EndpointGroups[G]> };
