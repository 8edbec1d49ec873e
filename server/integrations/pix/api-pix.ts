// The central bank's 'API Pix', the same at every provider: a charge (cob) under our own id (txid),
// queried, cancelled and refunded.
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { dynamicPixCode, pixAmount, readPixCode } from '#rules/orders/pix.ts';
import type {
  ChargeRequest,
  KnownPayment,
  PaymentAnswer,
  PaymentProvider,
  RefundAnswer,
} from '../payments/port.ts';
import { type PixSettings, type Reply, type Send, talk } from './conversation.ts';
import { Charge, centsOf, Refund } from './shapes.ts';

type ApiPix = {
  name: string;
  sandbox: boolean;
  settings: PixSettings;
  send: Send;
  now: () => Date;
};

const LEAST_SECONDS = 60;

export function createApiPix({ name, sandbox, settings, send, now }: ApiPix): PaymentProvider {
  const call = (method: string, path: string, body?: unknown) =>
    talk(settings, send, now(), method, path, body);
  const look = async (payment: KnownPayment) =>
    chargeAnswer(await call('GET', `/cob/${payment.key}`), payment);

  async function create(request: ChargeRequest): Promise<PaymentAnswer> {
    const seconds =
      request.expiresAt === null
        ? 3600
        : Math.max(
            LEAST_SECONDS,
            Math.round((request.expiresAt.getTime() - now().getTime()) / 1000),
          );
    const reply = await call('PUT', `/cob/${request.key}`, {
      calendario: { expiracao: seconds },
      ...(request.payer.cpf === null
        ? {}
        : { devedor: { cpf: request.payer.cpf, nome: request.payer.name.slice(0, 200) } }),
      valor: { original: pixAmount(request.amount), modalidadeAlteracao: 0 },
      chave: settings.key,
      solicitacaoPagador: request.title,
    });
    const asKnown = { key: request.key, reference: null, amount: request.amount, details: {} };
    // The id is taken: an earlier attempt arrived.
    if (reply.status === 400 && reply.problem === 'CobOperacaoInvalida') return look(asKnown);
    if (reply.status === 400 || reply.status === 422)
      return { outcome: 'refused', reason: reply.problem || 'RequisicaoInvalida' };
    const answer = chargeAnswer(reply, asKnown, request.store);
    // The code was never shown, so nobody can pay another amount than the one that the customer
    // saw.
    if (answer.outcome === 'refused')
      await call('PATCH', `/cob/${request.key}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' });
    return answer;
  }

  return {
    name,
    kind: 'pix',
    sandbox,
    async charge(request) {
      if (request.attempt === 0) return create(request);
      const answer = await look({
        key: request.key,
        reference: null,
        amount: request.amount,
        details: request.details,
      });
      return answer.outcome === 'absent' ? create(request) : answer;
    },
    state: look,
    async check() {
      // A charge that does not exist: an honest provider replies that there is none; one that knows
      // it is not trustworthy.
      const reply = await call('GET', `/cob/${randomBytes(16).toString('hex')}`);
      if (reply.status === 404) return { outcome: 'good' };
      if (reply.status === 200) return { outcome: 'unknown', error: 'nonsense' };
      if (reply.status === 401 || reply.status === 403)
        return { outcome: 'refused', reason: `${reply.status}` };
      if ('error' in reply && reply.error === 'noToken')
        return { outcome: 'refused', reason: 'token' };
      return unclear(reply);
    },
    async cancel(payment) {
      const reply = await call('PATCH', `/cob/${payment.key}`, {
        status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
      });
      if (reply.status === 404) return { outcome: 'absent' };
      // Paid, or already cancelled: the charge's own state decides.
      const answer = reply.status === 200 ? chargeAnswer(reply, payment) : await look(payment);
      return answer.outcome === 'pending' || answer.outcome === 'refused'
        ? { outcome: 'unknown', error: 'stillActive' }
        : answer;
    },
    async refund(payment, { key, amount, attempt }): Promise<RefundAnswer> {
      const endToEndId = payment.details.endToEndId ?? (await endToEndIdOf(call, payment));
      if (endToEndId === null) return { outcome: 'unknown', error: 'noEndToEndId' };
      const path = `/pix/${endToEndId}/devolucao/${key}`;
      if (attempt > 0) {
        const before = refundAnswer(await call('GET', path), amount);
        if (before !== 'absent') return before;
      }
      const reply = await call('PUT', path, { valor: pixAmount(amount), natureza: 'ORIGINAL' });
      if (
        reply.status >= 400 &&
        reply.status < 500 &&
        reply.status !== 401 &&
        reply.status !== 403 &&
        reply.status !== 429
      ) {
        // A refund whose id is taken is refused as well: then it exists.
        const there = refundAnswer(await call('GET', path), amount);
        return there === 'absent'
          ? {
              outcome: 'failed',
              reason:
                'problem' in reply
                  ? reply.problem || 'PixDevolucaoInvalida'
                  : 'PixDevolucaoInvalida',
            }
          : there;
      }
      const answer = refundAnswer(reply, amount);
      return answer === 'absent' ? { outcome: 'unknown', error: 'absent' } : answer;
    },
  };
}

function unclear(reply: Reply): { outcome: 'unknown'; error: string } {
  return {
    outcome: 'unknown',
    error: 'error' in reply ? reply.error : `${reply.status} ${reply.problem}`.trim(),
  };
}

/** A charge's own state; ignored unless it is the one we asked for. */
function chargeAnswer(
  reply: Reply,
  payment: KnownPayment,
  store = { name: '', city: '' },
): PaymentAnswer {
  if (reply.status === 404) return { outcome: 'absent' };
  if (reply.status !== 200 && reply.status !== 201) return unclear(reply);
  const parsed = 'body' in reply ? z.safeParse(Charge, reply.body) : null;
  if (!parsed?.success || parsed.data.txid !== payment.key)
    return { outcome: 'unknown', error: 'nonsense' };
  const charge = parsed.data;
  const reference = charge.txid;
  const [received] = charge.pix ?? [];
  if (received !== undefined) {
    const back =
      received.devolucoes
        ?.filter(({ status }) => status === 'DEVOLVIDO')
        .reduce((sum, { valor }) => sum + centsOf(valor), 0) ?? 0;
    const amount = centsOf(received.valor);
    if (back >= amount) return { outcome: 'refunded', reference };
    const paidAt = new Date(received.horario);
    if (Number.isNaN(paidAt.getTime())) return { outcome: 'unknown', error: 'nonsense' };
    return {
      outcome: 'approved',
      reference,
      amount,
      paidAt,
      details: { endToEndId: received.endToEndId },
    };
  }
  if (charge.status === 'CONCLUIDA') return { outcome: 'unknown', error: 'paidWithoutPix' };
  if (charge.status !== 'ATIVA') return { outcome: 'voided', reference };
  if (centsOf(charge.valor.original) !== payment.amount)
    return { outcome: 'refused', reason: 'amountDiffers', reference };
  return pendingAnswer(charge, payment, store);
}

function pendingAnswer(
  charge: Charge,
  payment: KnownPayment,
  store: { name: string; city: string },
): PaymentAnswer {
  const made =
    charge.location === undefined
      ? undefined
      : dynamicPixCode({ ...store, location: charge.location });
  const pixCode = charge.pixCopiaECola ?? payment.details.pixCode ?? made;
  const read = pixCode === undefined ? null : readPixCode(pixCode);
  if (pixCode === undefined || read === null || !('pix' in read))
    return { outcome: 'refused', reason: 'badCode', reference: charge.txid };
  if (read.pix.amount !== null && read.pix.amount !== payment.amount)
    return { outcome: 'refused', reason: 'amountDiffers', reference: charge.txid };
  // Expiry is not a state of the charge: it must be computed.
  const expiresAt = new Date(
    Date.parse(charge.calendario.criacao) + charge.calendario.expiracao * 1000,
  );
  return {
    outcome: 'pending',
    reference: charge.txid,
    details: { pixCode },
    ...(Number.isNaN(expiresAt.getTime()) ? {} : { expiresAt }),
  };
}

function refundAnswer(reply: Reply, amount: number): RefundAnswer | 'absent' {
  if (reply.status === 404) return 'absent';
  const parsed =
    'body' in reply && (reply.status === 200 || reply.status === 201)
      ? z.safeParse(Refund, reply.body)
      : null;
  if (!parsed?.success) return unclear(reply);
  if (centsOf(parsed.data.valor) !== amount) return { outcome: 'failed', reason: 'amountDiffers' };
  if (parsed.data.status === 'DEVOLVIDO') return { outcome: 'done' };
  return parsed.data.status === 'EM_PROCESSAMENTO'
    ? { outcome: 'asked' }
    : { outcome: 'failed', reason: parsed.data.motivo ?? 'NAO_REALIZADO' };
}

async function endToEndIdOf(
  call: (method: string, path: string) => Promise<Reply>,
  { key }: KnownPayment,
): Promise<string | null> {
  const reply = await call('GET', `/cob/${key}`);
  const parsed = 'body' in reply ? z.safeParse(Charge, reply.body) : null;
  return parsed?.success ? (parsed.data.pix?.[0]?.endToEndId ?? null) : null;
}
