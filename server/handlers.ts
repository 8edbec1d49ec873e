// What a handler is: the decoded input of one call of the table and what is known about the request
// in, the decoded output out.
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { EndpointKey, Endpoints } from '#contract/endpoints.ts';
import type { CallContext } from './context.ts';

export type Handlers = {
  [K in EndpointKey]: (
    input: InputOf<Endpoints[K]>,
    context: CallContext,
  ) => Promise<OutputOf<Endpoints[K]>>;
};
