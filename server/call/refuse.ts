// The reply to a refused call: HTTP status, error code, and a sentence in the caller's language.
import type { Endpoint } from '#contract/endpoint.ts';
import type { EndpointKey } from '#contract/endpoints.ts';
import type { Language } from '#contract/entities/brand.ts';
import { type FailureKey, failureCodes } from '#contract/failures.ts';
import { BUILD_HEADER } from '#contract/headers.ts';
import type { Services } from '../context.ts';
import { overLimit } from '../limits/over-limit.ts';
import { RETRY_SECONDS, type Refusal, SUSPENDED_SECONDS } from '../refusal.ts';
import { failureSentence } from '../words/words.ts';
import { type CallReply, jsonReply } from './request.ts';

/** HTTP status of exceptional refusals. */
const statuses: Partial<Record<FailureKey, 400 | 401 | 403 | 404 | 413 | 429 | 500 | 503>> = {
  unexpected: 500,
  unavailable: 503,
  malformed: 400,
  amountTooLarge: 400,
  dateImpossible: 400,
  textUnreadable: 400,
  tooLarge: 413,
  notFound: 404,
  wrongContext: 400,
  wrongOrigin: 403,
  signInNeeded: 401,
  notYours: 403,
  brandSuspended: 503,
};

type Refused = {
  refusal: Refusal;
  language?: Language;
  call?: EndpointKey;
  requestId?: string;
  line?: Endpoint | undefined;
};

export function refuse(
  { log, build }: Pick<Services, 'log' | 'build'>,
  { refusal, language = 'pt-BR', call, requestId, line }: Refused,
): CallReply {
  const { key, values, details } = refusal;
  // Without the path, which may contain an order's key.
  if (key !== 'unexpected')
    log.info('refused', {
      call: call ?? null,
      refusal: key,
      codErro: failureCodes[key],
      request: requestId ?? null,
    });
  const body = {
    codErro: failureCodes[key],
    mensagem: failureSentence(key, language, values),
    ...(details === null ? {} : { detalhes: details }),
  };
  const status = overLimit.has(key) ? 429 : (statuses[key] ?? 200);
  const headers: Record<string, string> = {};
  if (status === 503)
    headers['retry-after'] = key === 'brandSuspended' ? SUSPENDED_SECONDS : RETRY_SECONDS;
  if (status === 429) headers['retry-after'] = String(values.seconds ?? 1);
  // A page of another build is told to load again (app/errors/other-build.ts).
  if (key === 'malformed' && build !== null) headers[BUILD_HEADER] = build;
  return jsonReply(line?.refusesAsList === true ? [body] : body, { status, headers });
}
