// The terms of stamp cards and cashback, which owners and managers set.

import { and, eq, gt, isNull } from 'drizzle-orm';
import type { LoyaltySettings } from '#contract/endpoints/loyalty.ts';
import type { Cents } from '#contract/money.ts';
import { authorOf, fieldsOf, recordChange } from '../audit/record.ts';
import { lockBrand } from '../brand/lock-brand.ts';
import { requireStore } from '../brand/require-store.ts';
import { announce } from '../changes.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { cashbackRules, products, stampCards, stampPrograms } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { asManager, asManagerOf, signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { revised } from '../staff/change-brand.ts';
import { once } from '../staff/once.ts';
import { findPrograms, findRules, programOf, ruleOf, toProgram, toRule } from './programs.ts';
import { hasStamps } from './records.ts';
import type { ProgramRow } from './stamps.ts';

export const loyaltyTermsHandlers = {
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
      await lockBrand(tx, brand.id);
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
      await lockBrand(tx, brand.id);
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
} satisfies Partial<Handlers>;

/** A limit below zero would be none. */
function refuseNegative(...amounts: Cents[]): void {
  if (amounts.some((cents) => cents < 0)) throw new Refusal('amountNegative');
}

/** Owners and managers set the programmes; staff of one store only its own. */
function definer(context: CallContext, storeId: number | null): StaffSession {
  if (storeId !== null) return asManagerOf(storeId, context);
  const staff = asManager(context);
  if (staff.storeId !== null) throw new Refusal('storeNotFound');
  return staff;
}

function checkRevision(stands: object | null, seen: string | null | undefined): void {
  const present = stands && revised(stands).revisao;
  if (seen !== undefined && seen !== present) throw new Refusal('changedMeanwhile');
}

/** Cards are valid at their programme's store, which stamps depend on. All stores may join. */
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
