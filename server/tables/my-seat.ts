// Where this device sits, and what it may see of the bill there.
import { and, desc, eq } from 'drizzle-orm';
import type { AtTable } from '#contract/entities/table.ts';
import { labelOf } from '#rules/places/table-label.ts';
import type { CallContext } from '../context.ts';
import { payments } from '../database/schema.ts';
import { toPayment } from '../payments/order-payment.ts';
import type { PaymentRow } from '../payments/request-refund.ts';
import { Refusal } from '../refusal.ts';
import { loadBills } from './bills.ts';
import { findSeat, type SeatRecord } from './seats.ts';

export const nowhere = ({ now }: Pick<CallContext, 'now'>): AtTable => ({
  mesa: null,
  conta: null,
  pagamento: null,
  agora: now().toISOString(),
});

/** Phone payments for parts of a bill, newest first. */
export async function partsOf(
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  personId: number,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.brandId, brand.id), eq(payments.personId, personId)))
    .orderBy(desc(payments.id));
}

export async function mySeat(context: CallContext): Promise<SeatRecord> {
  const seat = context.session === null ? null : await findSeat(context, context.session.id);
  if (seat === null) throw new Refusal('tableNotConnected');
  return seat;
}

export async function atTable(context: CallContext): Promise<AtTable> {
  const { brand, session } = context;
  const found = session === null ? null : await findSeat(context, session.id);
  if (found === null) return nowhere(context);
  const { person, sitting, table } = found;
  const confirmada = person.confirmedAt !== null;
  const conta = (await loadBills(context, [sitting])).get(sitting.id) ?? null;
  const ordered =
    conta?.linhas.some((line) => line.idPessoa === person.id && line.motivoEstorno === null) ??
    false;
  const mesa = {
    idEstabelecimento: table.storeId,
    codigoEstabelecimento: brand.stores.find(({ id }) => id === table.storeId)?.codigo ?? '',
    tipo: table.tipo,
    numero: table.numero,
    rotulo: labelOf(table),
    idPessoa: person.id,
    nome: person.nome,
    confirmada,
    querMesa: conta?.pessoas.find(({ id }) => id === person.id)?.querMesa ?? null,
    abertaEm: sitting.openedAt.toISOString(),
    chamouGarcom: sitting.waiterCalledAt !== null,
    pediuConta: sitting.billAskedAt !== null,
    podeDesconectar: !ordered || brand.settings.permitirDesconectarMesa,
  };
  const [last] = await partsOf(context, person.id);
  const pagamento = last === undefined ? null : await toPayment(last, context.now(), context);
  return { mesa, conta: confirmada ? conta : null, pagamento, agora: context.now().toISOString() };
}
