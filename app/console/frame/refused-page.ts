// A page that the server refuses to show, because of its address or because it was asked for too
// often: it gets the refusal's status and sentence, and is no error of ours.
import { data, isRouteErrorResponse } from 'react-router';
import { type Failure, MALFORMED_CODE, UNEXPECTED_CODE } from '#contract/reply.ts';

const OK = 200;
const BAD_REQUEST = 400;
const isRefusal = (status: number) => status >= BAD_REQUEST && status < 500;

/** What a loader throws. */
export function pageError(failure: Failure): unknown {
  const { status, codErro, mensagem, thrown } = failure;
  // The address was refused before the call was sent.
  const unsent = status === 0 && codErro === MALFORMED_CODE;
  // Most refusals of the API are replies with the status 200.
  const replied = status === OK && codErro !== UNEXPECTED_CODE && thrown === undefined;
  if (!unsent && !replied && !isRefusal(status)) return new Error(mensagem);
  return data(failure, { status: isRefusal(status) ? status : BAD_REQUEST });
}

/** Null: it is another error. */
export function refusalIn(error: unknown): Failure | null {
  if (!isRouteErrorResponse(error) || !isRefusal(error.status)) return null;
  const { data: told } = error;
  return typeof told === 'object' && told !== null && 'codErro' in told ? (told as Failure) : null;
}
