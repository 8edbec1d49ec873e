// What a call ends in (the specification, section 8): one result type for good news, refusals and a
// dead network. Read in read-reply.ts.

export type Failure = {
  ok: false;
  /** Above 0. 1 stands for everything that has no code of its own. */
  codErro: number;
  /** Sentence for the person, in the language of the request. */
  mensagem: string;
  /** HTTP status, 0 when no reply came. */
  status: number;
  /** What the refusal adds: new totals, what changed in the cart. Not validated. */
  detalhes: unknown;
  /** Name of the error where no reply was to blame: something that should never happen. */
  thrown?: string;
};
export type Result<T> = { ok: true; value: T } | Failure;

/**
 * Sentences of a network that is dead or slow. They stay Portuguese here; screens translate by
 * `codErro` and `status`.
 */
export const NETWORK_SENTENCE = 'Verifique sua conexão!';
export const TIMEOUT_SENTENCE =
  'Infelizmente o sistema não respondeu nossa solicitação. Tente novamente.';

export const NETWORK_CODE = 2;
export const TIMEOUT_CODE = 3;
/**
 * `brandNotFound` of failures.ts, for screens that must not load every sentence to know one code.
 */
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
