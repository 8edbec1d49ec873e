// A Pix provider inside the deployment: requests and replies of the 'API Pix', stored in the
// database. Charges are paid by pressing a button.
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dynamicPixCode } from '#rules/orders/pix.ts';
import type { Database } from '../../database/open.ts';
import { sandboxRecords } from '../../database/schema.ts';
import { dataOf } from '../../database/versioned.ts';
import type { PixSettings, Send } from './conversation.ts';
import { Charge, centsOf } from './shapes.ts';

const PROVIDER = 'pix-sandbox';
const BASE = 'https://psp.sandbox.quitute.invalid/v2';

export const sandboxPixSettings: PixSettings = {
  baseUrl: BASE,
  tokenUrl: 'https://psp.sandbox.quitute.invalid/oauth/token',
  clientId: 'sandbox',
  clientSecret: 'sandbox',
  key: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
  certificate: null,
  privateKey: null,
};

type Needs = { db: Database; now: () => Date };

const NewCharge = z.object({
  calendario: z.object({ expiracao: z.int().check(z.gte(1)) }),
  devedor: z.optional(
    z.object({
      cpf: z.string().check(z.regex(/^\d{11}$/)),
      nome: z.string().check(z.minLength(1)),
    }),
  ),
  valor: z.object({ original: z.string().check(z.regex(/^\d{1,10}\.\d{2}$/)) }),
  chave: z.string().check(z.maxLength(77)),
  solicitacaoPagador: z.optional(z.string().check(z.maxLength(140))),
});
const NewRefund = z.object({ valor: z.string().check(z.regex(/^\d{1,10}\.\d{2}$/)) });

const answer = (status: number, body: unknown) => Response.json(body, { status });
function problem(status: number, name: string): Response {
  return Response.json(
    { type: `https://pix.bcb.gov.br/api/v2/error/${name}`, title: name, status },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

export function sandboxPsp({ db, now }: Needs): Send {
  return async (request) => {
    const path = new URL(request.url).pathname.replace(/^\/v2/, '');
    if (path === '/oauth/token')
      return answer(200, { access_token: 'sandbox', token_type: 'Bearer', expires_in: 3600 });
    if (request.headers.get('authorization') !== 'Bearer sandbox')
      return problem(401, 'AcessoNegado');
    const body: unknown = request.method === 'GET' ? null : await request.json().catch(() => null);
    const [, key = ''] = /^\/cob\/([a-zA-Z0-9]{26,35})$/.exec(path) ?? [];
    if (key !== '')
      return db.transaction((tx) =>
        onCharge(tx as unknown as Database, now(), request.method, key, body),
      );
    const [, endToEndId = '', refundKey = ''] =
      /^\/pix\/([a-zA-Z0-9]{32})\/devolucao\/([a-zA-Z0-9]{1,35})$/.exec(path) ?? [];
    if (endToEndId !== '')
      return db.transaction((tx) =>
        onRefund(tx as unknown as Database, now(), request.method, endToEndId, refundKey, body),
      );
    return problem(404, 'NaoEncontrado');
  };
}

const row = (key: string) =>
  and(eq(sandboxRecords.provider, PROVIDER), eq(sandboxRecords.key, key));

async function read(db: Database, key: string): Promise<Charge | null> {
  const [found] = await db.select().from(sandboxRecords).where(row(key)).for('update');
  return found === undefined ? null : z.parse(Charge, found.data);
}

async function write(db: Database, charge: Charge): Promise<void> {
  await db
    .insert(sandboxRecords)
    .values({ provider: PROVIDER, key: charge.txid, data: charge })
    .onConflictDoUpdate({
      target: [sandboxRecords.provider, sandboxRecords.key],
      set: { data: charge },
    });
}

async function onCharge(
  db: Database,
  now: Date,
  method: string,
  key: string,
  body: unknown,
): Promise<Response> {
  const charge = await read(db, key);
  if (method === 'GET')
    return charge === null ? problem(404, 'CobNaoEncontrado') : answer(200, charge);
  if (method === 'PATCH') {
    if (charge === null) return problem(404, 'CobNaoEncontrado');
    if (charge.status !== 'ATIVA') return problem(400, 'CobOperacaoInvalida');
    const removed: Charge = { ...charge, status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' };
    await write(db, removed);
    return answer(200, removed);
  }
  const wanted = z.safeParse(NewCharge, body);
  if (!wanted.success || centsOf(wanted.data.valor.original) === 0)
    return problem(400, 'CobOperacaoInvalida');
  if (charge !== null) return problem(400, 'CobOperacaoInvalida');
  const location = `pix.sandbox.quitute.invalid/qr/v2/${key}`;
  const made: Charge = {
    txid: key,
    status: 'ATIVA',
    calendario: { criacao: now.toISOString(), expiracao: wanted.data.calendario.expiracao },
    valor: { original: wanted.data.valor.original },
    location,
    pixCopiaECola: dynamicPixCode({ location, name: 'QUITUTE SANDBOX', city: 'SAO PAULO' }),
  };
  await write(db, made);
  return answer(201, made);
}

async function onRefund(
  db: Database,
  now: Date,
  method: string,
  endToEndId: string,
  key: string,
  body: unknown,
): Promise<Response> {
  const [found] = await db
    .select({ key: sandboxRecords.key })
    .from(sandboxRecords)
    .where(
      and(
        eq(sandboxRecords.provider, PROVIDER),
        sql`${dataOf(sandboxRecords.data)} -> 'pix' -> 0 ->> 'endToEndId' = ${endToEndId}`,
      ),
    );
  const charge = found === undefined ? null : await read(db, found.key);
  const [received] = charge?.pix ?? [];
  if (charge === null || received === undefined) return problem(404, 'NaoEncontrado');
  const earlier = received.devolucoes ?? [];
  const there = earlier.find((one) => one.id === key);
  if (method === 'GET')
    return there === undefined ? problem(404, 'NaoEncontrado') : answer(200, there);
  const wanted = z.safeParse(NewRefund, body);
  const left =
    centsOf(received.valor) - earlier.reduce((sum, { valor }) => sum + centsOf(valor), 0);
  if (there !== undefined || !wanted.success || centsOf(wanted.data.valor) > left)
    return problem(400, 'PixDevolucaoInvalida');
  const refund = { id: key, valor: wanted.data.valor, status: 'DEVOLVIDO' as const };
  await write(db, { ...charge, pix: [{ ...received, devolucoes: [...earlier, refund] }] });
  return answer(201, {
    ...refund,
    rtrId: `D${key}`.slice(0, 32),
    horario: { solicitacao: now.toISOString(), liquidacao: now.toISOString() },
  });
}

/**
 * The button that pays. Returns the provider's webhook to the store, or null if nothing can be
 * paid.
 */
export async function paySandboxPix(
  { db, now }: Needs,
  key: string,
): Promise<{ pix: { endToEndId: string; txid: string }[] } | null> {
  return db.transaction(async (tx) => {
    const store = tx as unknown as Database;
    const charge = await read(store, key);
    const at = now();
    if (
      charge === null ||
      charge.status !== 'ATIVA' ||
      Date.parse(charge.calendario.criacao) + charge.calendario.expiracao * 1000 < at.getTime()
    )
      return null;
    const pix = {
      endToEndId: `E00000000${key}`.slice(0, 32),
      txid: key,
      valor: charge.valor.original,
      horario: at.toISOString(),
    };
    await write(store, { ...charge, status: 'CONCLUIDA', pix: [pix] });
    return { pix: [pix] };
  });
}
