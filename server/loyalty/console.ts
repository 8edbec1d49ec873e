// Staff calls about loyalty: the programmes, the code at the counter, a person's ledger.
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { LoyaltySettings } from '#contract/endpoints/loyalty.ts';
import type { Cents } from '#contract/money.ts';
import { authorOf, fieldsOf, recordChange } from '../audit/record.ts';
import { noteCaller } from '../audit/security.ts';
import { requireStore } from '../brand/require-store.ts';
import { announce } from '../changes.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import {
  brands,
  cashbackRules,
  customers,
  loyaltyLedger,
  products,
  stampCards,
  stampPrograms,
} from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { revised } from '../staff/change-brand.ts';
import { once } from '../staff/once.ts';
import { shownCode } from './codes.ts';
import { personView } from './person-view.ts';
import { findPrograms, findRules, ruleOf, toProgram, toRule } from './programs.ts';
import { type CardRecord, cardsOf, findCards, hasStamps, lockPerson } from './records.ts';
import { giveStamp, type ProgramRow, takeStamp } from './stamps.ts';

export const loyaltyStaffHandlers = {
  staffLoyalty: async (_input, context) => settings(context),
  saveStampProgram: async (
    {
      id,
      nome,
      idEstabelecimento,
      selosNecessarios,
      valorMinimoPedido,
      porCodigo,
      premio,
      diasValidade,
      ativo,
      revisao,
    },
    context,
  ) => {
    const { db, brand } = context;
    const staff = definer(context, idEstabelecimento);
    const { tipo, valor, percentual, maximoDesconto, idProduto } = premio;
    refuseNegative(valor, maximoDesconto, valorMinimoPedido ?? 0);
    const worthless =
      (tipo === 'valor' && valor <= 0) || (tipo === 'percentual' && percentual <= 0);
    const stood = id === null ? null : await programOf(context, context.db, id);
    // A card whose product has left the menu can still be changed, and switched off.
    const kept = tipo === 'produto' && stood?.rewardProductId === idProduto;
    const unknown = tipo === 'produto' && !kept && !(await isProduct(context, idProduto));
    if (worthless || unknown) throw new Refusal('malformed', { field: 'premio' });
    const after = {
      nome,
      storeId: idEstabelecimento,
      selosNecessarios,
      valorMinimoPedido,
      porCodigo,
      rewardKind: tipo,
      rewardValue: tipo === 'valor' ? valor : 0,
      rewardPercent: tipo === 'percentual' ? percentual : 0,
      rewardMaximum: maximoDesconto,
      rewardProductId: tipo === 'produto' ? idProduto : null,
      diasValidade,
      ativo,
    };
    if (stood !== null) definer(context, stood.storeId);
    const write = async (tx: Transaction) => {
      await lockBrand(tx, context);
      const present = id === null ? null : await programOf(context, tx, id);
      checkRevision(present && toProgram(present), revisao);
      await checkStore(tx, present, after.storeId, context.now());
      const before = present && fieldsOf(present, after);
      const [row] =
        id === null
          ? await tx
              .insert(stampPrograms)
              .values({ brandId: brand.id, ...after })
              .returning()
          : await tx
              .update(stampPrograms)
              .set(after)
              .where(and(eq(stampPrograms.brandId, brand.id), eq(stampPrograms.id, id)))
              .returning();
      await recordChange(tx, authorOf(context, staff), {
        action: 'saveStampProgram',
        subject: `programme ${row?.id}`,
        before,
        after,
      });
      await announce(tx, { kind: 'brand', brandId: brand.id });
      return row?.id ?? null;
    };
    await db.transaction((tx) =>
      once(tx, context, { action: 'saveStampProgram', change: () => write(tx) }),
    );
    context.brands.forget(brand.id);
    return settings(context);
  },
  saveCashbackRule: async ({ revisao, ...rule }, context) => {
    const { db, brand } = context;
    const staff = definer(context, rule.idEstabelecimento);
    refuseNegative(rule.valorMinimoPedido, rule.valorMaximo);
    const store = requireStore(context, rule.idEstabelecimento);
    const after = {
      percentual: rule.percentual,
      valorMinimoPedido: rule.valorMinimoPedido,
      percentualMaximo: rule.percentualMaximo,
      valorMaximo: rule.valorMaximo,
      diasValidade: rule.diasValidade,
      ativo: rule.ativo,
    };
    const write = async (tx: Transaction) => {
      await lockBrand(tx, context);
      const stood = await ruleOf(tx, brand.id, store.id);
      checkRevision(stood && toRule(stood), revisao);
      const before = stood && fieldsOf(stood, after);
      await tx
        .insert(cashbackRules)
        .values({ brandId: brand.id, storeId: store.id, ...after })
        .onConflictDoUpdate({ target: [cashbackRules.brandId, cashbackRules.storeId], set: after });
      await recordChange(tx, authorOf(context, staff), {
        action: 'saveCashbackRule',
        subject: `store ${store.id}`,
        before,
        after,
      });
      await announce(tx, { kind: 'brand', brandId: brand.id });
      return store.id;
    };
    await db.transaction((tx) =>
      once(tx, context, { action: 'saveCashbackRule', change: () => write(tx) }),
    );
    context.brands.forget(brand.id);
    return settings(context);
  },
  stampCode: async ({ idEstabelecimento, idPrograma }, context) => {
    ofTheirStore(context, idEstabelecimento);
    const program = await programOf(context, context.db, idPrograma);
    if (
      !program.ativo ||
      !program.porCodigo ||
      (program.storeId !== null && program.storeId !== idEstabelecimento)
    )
      throw new Refusal('notFound');
    const { code, until, lastUse } = await shownCode(context, {
      brandId: program.brandId,
      storeId: idEstabelecimento,
      programId: program.id,
    });
    return {
      codigo: code,
      validoAte: until.toISOString(),
      ultimoUso: lastUse?.toISOString() ?? null,
    };
  },
  loyaltyPerson: async ({ busca }, context) => {
    const { db, brand } = context;
    const staff = signedIn(context);
    await countAttempt(context, brand.id, 'loyaltyPerson', `staff ${staff.staffId}`);
    const digits = busca.replace(/\D/g, '');
    const known = busca.includes('@')
      ? eq(customers.email, busca.toLowerCase())
      : or(eq(customers.telefone, digits), eq(customers.telefone, digits.replace(/^55/, '')));
    const [row] = await db
      .select({ id: customers.id })
      .from(customers)
      .where(
        and(
          eq(customers.brandId, brand.id),
          eq(customers.tipoUsuario, 0),
          isNull(customers.erasedAt),
          known,
        ),
      );
    if (row === undefined) throw new Refusal('notFound');
    await noteCaller(context, 'customerOpened', { subject: `customer ${row.id}` });
    return personView(row.id, staff.storeId, context);
  },
  adjustStamp: async (input, context) => {
    const staff = signedIn(context);
    const { db, brand, now } = context;
    const person = { brandId: brand.id, customerId: input.idCliente };
    const { chave } = input;
    const onceKey = chave === undefined ? null : `adjust ${input.idCliente} ${chave}`;
    const why = { staffId: staff.staffId, motivo: input.motivo, onceKey };
    const program = 'idPrograma' in input ? await programOf(context, db, input.idPrograma) : null;
    await db.transaction(async (tx) => {
      let card: CardRecord | null = null;
      if (!(await lockPerson(tx, person))) throw new Refusal('notFound');
      if (onceKey !== null) {
        const again = and(eq(loyaltyLedger.brandId, brand.id), eq(loyaltyLedger.onceKey, onceKey));
        if ((await tx.$count(loyaltyLedger, again)) > 0) return;
      }
      if ('idCartela' in input) {
        const [known] = await findCards(
          tx,
          and(cardsOf(person), eq(stampCards.id, input.idCartela)),
        );
        if (known?.everywhere !== true) ofTheirStore(context, known?.storeId ?? 0);
        card = await takeStamp(tx, person, input.idCartela, why, now());
      } else if (program !== null) {
        ofTheirStore(context, input.idEstabelecimento);
        if (program.storeId !== null && program.storeId !== input.idEstabelecimento)
          throw new Refusal('notFound');
        card = await giveStamp(
          tx,
          person,
          program,
          input.idEstabelecimento,
          { tipo: 'seloCreditado', ...why },
          now(),
        );
      }
      const [action, by] =
        program === null ? (['takeStamp', -1] as const) : (['giveStamp', 1] as const);
      const has = card?.has ?? 0;
      const before = { programme: card?.nome ?? '', stampsGiven: has - by };
      const after = { ...before, stampsGiven: has, motivo: input.motivo };
      await recordChange(tx, authorOf(context, staff), {
        action,
        subject: `customer ${input.idCliente}`,
        before,
        after,
      });
    });
    return personView(input.idCliente, staff.storeId, context);
  },
} satisfies Partial<Handlers>;

function ofTheirStore(context: CallContext, storeId: number): void {
  requireStore(context, storeId);
  const own = signedIn(context).storeId;
  if (own !== null && own !== storeId) throw new Refusal('storeNotFound');
}

/** A limit below zero would be none. */
function refuseNegative(...amounts: Cents[]): void {
  if (amounts.some((cents) => cents < 0)) throw new Refusal('amountNegative');
}

/** Owners and managers set the programmes; staff of one store only its own. */
function definer(context: CallContext, storeId: number | null): StaffSession {
  const staff = signedIn(context);
  if (staff.papel === 'atendente') throw new Refusal('notYours');
  if (storeId !== null) ofTheirStore(context, storeId);
  else if (staff.storeId !== null) throw new Refusal('storeNotFound');
  return staff;
}

/** Of two saves at once the second reads what the first wrote. */
async function lockBrand(tx: Transaction, { brand }: CallContext): Promise<void> {
  await tx
    .select({ id: brands.id })
    .from(brands)
    .where(eq(brands.id, brand.id))
    .for('no key update');
}

function checkRevision(stands: object | null, seen: string | null | undefined): void {
  const present = stands && revised(stands).revisao;
  if (seen !== undefined && seen !== present) throw new Refusal('changedMeanwhile');
}

/** Cards are valid at their programme's store: stamps would be lost with it. All stores may join. */
async function checkStore(
  tx: Transaction,
  present: ProgramRow | null,
  storeId: number | null,
  now: Date,
): Promise<void> {
  if (present === null || storeId === null || storeId === present.storeId) return;
  const held = and(
    eq(stampCards.brandId, present.brandId),
    eq(stampCards.programId, present.id),
    gt(stampCards.expiresAt, now),
    hasStamps,
  );
  if ((await tx.$count(stampCards, held)) > 0) throw new Refusal('stampStoreFixed');
}

async function programOf(
  { brand }: CallContext,
  db: Database | Transaction,
  id: number,
): Promise<ProgramRow> {
  const [row] = await db
    .select()
    .from(stampPrograms)
    .where(and(eq(stampPrograms.brandId, brand.id), eq(stampPrograms.id, id)));
  if (row === undefined) throw new Refusal('notFound');
  return row;
}

/** Of any store: one that the first store does not sell may be on the menu of another. */
async function isProduct({ brand, db }: CallContext, id: number | null): Promise<boolean> {
  if (id === null) return false;
  const there = and(eq(products.id, id), isNull(products.archivedAt));
  return (await db.$count(products, and(eq(products.brandId, brand.id), there))) > 0;
}

async function settings(context: CallContext): Promise<LoyaltySettings> {
  const { db, brand } = context;
  const { storeId: own, papel } = signedIn(context);
  const [programs, rules] = await Promise.all([
    findPrograms(db, brand.id, false),
    findRules(db, brand.id),
  ]);
  const theirs = (storeId: number | null) => own === null || storeId === null || storeId === own;
  return {
    programas: programs
      .filter(({ storeId }) => theirs(storeId))
      .map((row) => revised(toProgram(row))),
    regras: rules.filter(({ storeId }) => theirs(storeId)).map((row) => revised(toRule(row))),
    podeDefinir: papel !== 'atendente',
    idEstabelecimento: own,
  };
}
