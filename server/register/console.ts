// Calls about the cash register: opening, putting in, taking out, closing with counted money, and
// the report of a day.
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Register } from '#contract/entities/console/register.ts';
import { countingOf, differs, sumOfForm } from '#rules/register/sums.ts';
import { addDays, zonedInstant } from '#rules/time/zoned-time.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { registerMoves, registers } from '../database/schema.ts';
import { requireFirstAmount } from '../first-try.ts';
import type { Handlers } from '../handlers.ts';
import { asManagerOf, signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { ownStore } from '../staff/own-store.ts';
import { moneyText } from '../words/money-text.ts';
import { landMoney, lockOpen, type RegisterRow } from './land.ts';
import { onTheWay } from './on-the-way.ts';
import { readRegister } from './records.ts';

export const registerHandlers = {
  register: async ({ idEstabelecimento }, context) => {
    const { brandId, id } = ownStore(idEstabelecimento, context);
    const caixa = await context.db.transaction(async (tx) => {
      const open = await lockOpen(tx, brandId, id);
      return open === null ? null : readLanded(tx, open);
    });
    return { caixa, aReceber: await onTheWay(context.db, { brandId, id }) };
  },
  openRegister: async ({ idEstabelecimento, valor }, context) => {
    const { brandId, id: storeId } = ownStore(idEstabelecimento, context);
    const { staffId } = signedIn(context);
    const at = context.now();
    const caixa = await context.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(registers)
        .values({ brandId, storeId, openedBy: staffId, openedAt: at, valorAbertura: valor })
        .onConflictDoNothing()
        .returning();
      if (row === undefined) throw new Refusal('registerOpen');
      if (valor > 0)
        await tx.insert(registerMoves).values({
          brandId,
          registerId: row.id,
          tipo: 'abertura',
          forma: 'dinheiro',
          valor,
          source: `opening ${row.id}`,
          staffId,
          at,
        });
      await record(tx, context, 'openRegister', storeId, null, { amount: valor });
      return readLanded(tx, row);
    });
    return { caixa };
  },
  moveRegisterMoney: async ({ idEstabelecimento, tipo, valor, motivo, chave }, context) => {
    const { brandId, id: storeId } = ownStore(idEstabelecimento, context);
    const { staffId } = signedIn(context);
    const caixa = await context.db.transaction(async (tx) => {
      const open = await needOpen(tx, brandId, storeId);
      const before = await readLanded(tx, open);
      const source = `${tipo} ${chave}`;
      const known = and(eq(registerMoves.brandId, brandId), eq(registerMoves.source, source));
      const [first] = await tx
        .select({ valor: registerMoves.valor })
        .from(registerMoves)
        .where(known);
      if (first !== undefined) {
        requireFirstAmount(Math.abs(first.valor), valor, context);
        return before;
      }
      if (valor === 0) throw new Refusal('malformed', { field: 'valor' });
      const left = sumOfForm(before.esperado, 'dinheiro');
      if (tipo === 'sangria' && valor > left)
        throw new Refusal('registerTooLittle', { left: moneyText(left, context) });
      await tx.insert(registerMoves).values({
        brandId,
        registerId: open.id,
        tipo,
        forma: 'dinheiro',
        valor: tipo === 'sangria' ? -valor : valor,
        source,
        staffId,
        motivo,
        at: context.now(),
      });
      await record(tx, context, 'moveRegisterMoney', storeId, null, {
        amount: tipo === 'sangria' ? -valor : valor,
        reason: motivo,
      });
      return readRegister(tx, open);
    });
    return { caixa };
  },
  closeRegister: async ({ idEstabelecimento, id, revisao, contagem, motivo }, context) => {
    const { brandId, id: storeId } = ownStore(idEstabelecimento, context);
    const { staffId } = signedIn(context);
    const caixa = await context.db.transaction(async (tx) => {
      const open = await needOpen(tx, brandId, storeId);
      if (open.id !== id) throw new Refusal('registerClosed');
      const { esperado, revisao: present } = await readLanded(tx, open);
      // Money landed while somebody counted: they see it before they sign for it.
      if (present !== revisao) throw new Refusal('changedMeanwhile');
      const lines = countingOf(esperado, contagem);
      if (differs(lines) && motivo === '') throw new Refusal('registerReason');
      const [closed] = await tx
        .update(registers)
        .set({ closedBy: staffId, closedAt: context.now(), contagem: lines, motivo })
        .where(and(eq(registers.brandId, brandId), eq(registers.id, id)))
        .returning();
      if (closed === undefined) throw new Refusal('registerClosed');
      const sum = (of: 'esperado' | 'contado') =>
        lines.reduce((total, line) => total + line[of], 0);
      await record(
        tx,
        context,
        'closeRegister',
        storeId,
        { open: true, amount: sum('esperado') },
        { open: false, amount: sum('contado'), reason: motivo },
      );
      return readRegister(tx, closed);
    });
    return { caixa };
  },
  registerReport: async ({ idEstabelecimento, dia }, context) => {
    asManagerOf(idEstabelecimento, context);
    const { brandId, id, fusoHorario } = ownStore(idEstabelecimento, context);
    const from = new Date(zonedInstant(dia, 0, fusoHorario));
    const until = new Date(zonedInstant(addDays(dia, 1), 0, fusoHorario));
    const caixas = await context.db.transaction(async (tx) => {
      const open = await lockOpen(tx, brandId, id);
      if (open !== null) await landMoney(tx, open);
      const rows = await tx
        .select()
        .from(registers)
        .where(
          and(
            eq(registers.brandId, brandId),
            eq(registers.storeId, id),
            gte(registers.openedAt, from),
            lt(registers.openedAt, until),
          ),
        )
        .orderBy(asc(registers.openedAt));
      const read: Register[] = [];
      for (const row of rows) read.push(await readRegister(tx, row));
      return read;
    });
    return { caixas };
  },
} satisfies Partial<Handlers>;

async function needOpen(tx: Transaction, brandId: number, storeId: number): Promise<RegisterRow> {
  const open = await lockOpen(tx, brandId, storeId);
  if (open === null) throw new Refusal('registerClosed');
  return open;
}

async function readLanded(tx: Transaction, row: RegisterRow): Promise<Register> {
  await landMoney(tx, row);
  return readRegister(tx, row);
}

const record = (
  tx: Transaction,
  context: CallContext,
  action: 'openRegister' | 'moveRegisterMoney' | 'closeRegister',
  storeId: number,
  before: unknown,
  after: unknown,
) =>
  recordChange(tx, authorOf(context, signedIn(context)), {
    action,
    subject: `store ${storeId}`,
    before,
    after,
  });
