// The API's entry point: each call of the contract, and what stands beside the calls.
import { Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { answer } from './answer.ts';
import { describeCaller } from './call/describe-caller.ts';
import { requestFrom, responseOf } from './call/from-hono.ts';
import { mountOperatorExport } from './call/operator-export.ts';
import { refuse } from './call/refuse.ts';
import type { ApiBindings } from './connection.ts';
import type { Services } from './context.ts';
import { mountEvents } from './events.ts';
import { CALL_BODY_BYTES, withinLimit } from './front/body-limit.ts';
import { Refusal } from './refusal.ts';
import { mountWebhooks } from './webhooks.ts';
import { askedLanguage } from './words/asked-language.ts';

/** Every call of the contract, mounted below the API base. */
export function createApi(services: Services): Hono<ApiBindings> {
  const api = new Hono<ApiBindings>();
  const limited = (maxSize: number, line?: Endpoint) =>
    withinLimit(maxSize, () =>
      responseOf(refuse(services, { refusal: new Refusal('tooLarge'), line })),
    );
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const line: Endpoint = endpoints[key];
    api.on(
      line.method,
      line.path,
      limited(line.largestBody ?? CALL_BODY_BYTES, line),
      async (http) => {
        const request = requestFrom(http);
        return responseOf(await answer(key, line, request, services), request);
      },
    );
  }
  api.use(limited(CALL_BODY_BYTES));
  mountEvents(api, services, describeCaller);
  mountWebhooks(api, services);
  mountOperatorExport(api, services);
  // A catch-all route, because Hono ignores `notFound` of a mounted app; unknown API paths must not
  // render a page.
  api.all('*', (http) => {
    const language = askedLanguage(http.req.header('accept-language')) ?? 'pt-BR';
    return responseOf(refuse(services, { refusal: new Refusal('notFound'), language }));
  });
  return api;
}
