// One call of the contract, from what was asked to the reply.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import type { EndpointKey } from '#contract/endpoints.ts';
import type { Language } from '#contract/entities/brand.ts';
import { noteRefusal } from './audit/security-refusals.ts';
import { bindings } from './bindings.ts';
import { nobody } from './brand/no-brand.ts';
import { networkOf } from './call/caller.ts';
import { checkConsoleHost, checkContextHeaders, checkOrigin, isForStaff } from './call/checks.ts';
import { describeCaller } from './call/describe-caller.ts';
import { checkOwnOrigin, describeOperator } from './call/describe-operator.ts';
import { readAlike, readInput } from './call/read-input.ts';
import { refuse } from './call/refuse.ts';
import { type CallReply, type CallRequest, jsonReply } from './call/request.ts';
import type { CallContext, Services } from './context.ts';
import { isDatabaseAway } from './database/away.ts';
import { errorText } from './log.ts';
import { isOperatorCall, isOperatorHost } from './operator/host.ts';
import { asOperator } from './operator/sign-in.ts';
import { requireOpenBrand } from './operator/while-suspended.ts';
import { checkRole } from './permission.ts';
import { Refusal } from './refusal.ts';
import { takingTurns } from './turns/heavy-calls.ts';
import { askedLanguage } from './words/asked-language.ts';

/** Calls that work without a brand. */
const brandless: ReadonlySet<EndpointKey> = new Set([
  'brandByUrl',
  'brandByName',
  'logError',
  'firstBrand',
]);

/** Input of a signed-in member of staff may be large, so they are identified first. */
export const isKnownFirst = ({ access }: Endpoint) => access === 'staff' || access === 'operator';

/** What is known of a call when it ends, also when it is refused half-way. */
type Progress = { requestId: string; language: Language; context: CallContext | null };

export async function answer(
  key: EndpointKey,
  line: Endpoint,
  request: CallRequest,
  services: Services,
): Promise<CallReply> {
  const { visit } = request;
  const progress: Progress = {
    requestId: visit?.request ?? randomUUID(),
    language: askedLanguage(request.header('accept-language')) ?? 'pt-BR',
    context: null,
  };
  if (visit !== undefined) visit.name = key;
  try {
    return await carryOut(key, line, request, services, progress);
  } catch (error) {
    const { requestId, language } = progress;
    const refusal = await refusalOf(error, key, request, services, progress);
    if (key === 'placeOrder') services.metrics.order(refusal.key);
    return refuse(services, { refusal, language, call: key, requestId, line });
  }
}

/** Checks who calls, from where and with what, and runs the call. Throws a `Refusal`. */
async function carryOut(
  key: EndpointKey,
  line: Endpoint,
  request: CallRequest,
  services: Services,
  progress: Progress,
): Promise<CallReply> {
  const { visit } = request;
  const forStaff = isForStaff(key);
  const forOperator = isOperatorCall(line);
  if (forOperator && !isOperatorHost(services.env, request.hostname)) throw new Refusal('notFound');
  if (line.method === 'POST') (forOperator ? checkOwnOrigin : checkOrigin)(request);
  if (forStaff) checkConsoleHost(request, services);
  // Most customers' calls are read while the database looks up their device.
  const read = key in bindings.encoded && line.headerFields === undefined ? readAlike : readInput;
  const reading = isKnownFirst(line) ? null : read(line, request);
  reading?.catch(() => undefined);
  const whom = { mayBeNobody: brandless.has(key), forStaff };
  const context = await (forOperator
    ? describeOperator(request, services, progress.requestId)
    : describeCaller(request, services, whom, progress.requestId));
  progress.context = context;
  progress.language = context.language;
  if (visit !== undefined) visit.brand = context.brand.appNome;
  if (line.access === 'staff') checkRole(line, context);
  if (line.access === 'operator') asOperator(context);
  requireOpenBrand(key, context.brand, { forStaff });
  if (line.access === 'customer' && (context.session?.customerId ?? null) === null)
    throw new Refusal('signInNeeded');
  const input = await (reading ?? readInput(line, request));
  checkContextHeaders(request, context, input);
  const ready = bindings.encoded[key];
  if (ready !== undefined)
    return await ready(input, context, request.header('accept-encoding') ?? '');
  const output = await takingTurns(key, context, () => bindings.handle(key, input, context));
  if (key === 'placeOrder') services.metrics.order('acknowledged');
  return jsonReply(z.encode(line.output as z.core.$ZodType, output), {
    headers: {
      // Devices with a wrong clock go by the server's, which is not the machine's in tests.
      date: services.now().toUTCString(),
    },
  });
}

/** The refusal that a caller hears of; anything else that was thrown is logged and kept inside. */
async function refusalOf(
  error: unknown,
  key: EndpointKey,
  request: CallRequest,
  services: Services,
  { requestId, context }: Progress,
): Promise<Refusal> {
  if (error instanceof Refusal) {
    const from =
      context ?? (error.key === 'wrongOrigin' ? await sourceOf(request, services) : null);
    // A sign-in notes its own, with the account that was tried.
    if (from !== null && (key !== 'staffSignIn' || context === null))
      await noteRefusal(services, from, key, error.key);
    return error;
  }
  services.log.error('call failed', { call: key, request: requestId, error: errorText(error) });
  return isDatabaseAway(error)
    ? new Refusal('unavailable')
    : new Refusal('unexpected', { request: requestId.slice(0, 8) });
}

/** Of a call that was refused before its caller was looked up. */
async function sourceOf({ hostname, connection }: CallRequest, { brands }: Services) {
  const brand = await brands.byHost(hostname).catch(() => null);
  return {
    brand: brand ?? nobody,
    network: networkOf(connection.address),
    staff: null,
  };
}
