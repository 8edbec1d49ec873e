// The result of a call (the specification, section 8): one type for success, refusals and network
// failures. Created in read-reply.ts.

export type Failure = {
  ok: false;
  /** Above 0. 1 means anything without a code of its own. */
  codErro: number;
  /** Sentence for the person, in the language of the request. */
  mensagem: string;
  /** HTTP status, 0 when no reply came. */
  status: number;
  /** Details of the refusal: new totals, what changed in the cart. Not validated. */
  detalhes: unknown;
  /** Name of an error that did not come from a reply and should never happen. */
  thrown?: string;
};
export type Result<T> = { ok: true; value: T } | Failure;

/**
 * Sentences for no network and for a slow one. They stay Portuguese here; screens translate by
 * `codErro` and `status`.
 */
export const NETWORK_SENTENCE = 'Verifique sua conexão!';
export const TIMEOUT_SENTENCE =
  'Infelizmente o sistema não respondeu nossa solicitação. Tente novamente.';

/** `unexpected` of failures.ts, for screens that must not load every code for one. */
export const UNEXPECTED_CODE = 1;
export const NETWORK_CODE = 2;
export const TIMEOUT_CODE = 3;
/** `malformed`, likewise. With status 0: nothing was sent, because the call takes no such input. */
export const MALFORMED_CODE = 10;
/** `brandNotFound`, likewise. */
export const BRAND_NOT_FOUND_CODE = 30;
/** `menuChangedMeanwhile`, likewise. */
export const MENU_CHANGED_CODE = 400;

export function failure(
  codErro: number,
  mensagem: string,
  status = 200,
  detalhes: unknown = null,
): Failure {
  return { ok: false, codErro, mensagem, status, detalhes };
}
