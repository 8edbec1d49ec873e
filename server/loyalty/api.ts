// Calls of customers about their own cards and credit.
import { and, eq } from 'drizzle-orm';
import { usableCredit } from '#rules/loyalty/credit.ts';
import { follow } from '#rules/loyalty/loyalty.ts';
import { requireStore } from '../brand/require-store.ts';
import type { CallContext } from '../context.ts';
import { loyaltyLedger } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt, refuseIfSpent } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { readCode } from './codes.ts';
import { ownCoupons, ownReferral } from './gifts.ts';
import { requirePhoneToSpend } from './phone-first.ts';
import { findPrograms, findRules, toProgram, toRule } from './programs.ts';
import {
  append,
  cardsOf,
  creditOf,
  findCards,
  lockPerson,
  type Person,
  toCard,
} from './records.ts';
import { cardStampedBy, giveStamp, redeemCard } from './stamps.ts';
import { statementOf, toLine } from './statement.ts';
import { spin, wheelOf } from './wheel.ts';

export const loyaltyHandlers = {
  loyalty: async (_input, context) => {
    const { db, brand, now } = context;
    const person = signedIn(context);
    const [cards, programs, rules] = await Promise.all([
      findCards(db, cardsOf(person)),
      findPrograms(db, brand.id, true),
      findRules(db, brand.id),
    ]);
    const [statement, own, referral, wheel] = await Promise.all([
      statementOf(context, person),
      ownCoupons(context, person),
      ownReferral(context, person),
      wheelOf(context, person),
    ]);
    const shown = rules.some(({ ativo: active }) => active) || statement.lancamentos.length > 0;
    return {
      cartelas: cards.map((card) => toCard(card, brand, now())),
      programas: programs.map(toProgram),
      regras: rules.map(toRule),
      cashback: shown ? statement : null,
      cupons: own,
      indicacao: referral,
      roleta: wheel === null ? null : { proximoGiro: wheel.proximoGiro },
    };
  },
  cashbackStatement: async ({ id, apos }, context) => {
    const person = signedIn(context);
    if (id !== person.customerId) throw new Refusal('notYours');
    return statementOf(context, person, apos);
  },
  redeemCashback: async ({ idEstabelecimento, valor, chaveIdempotencia }, context) => {
    const { db, now } = context;
    const person = signedIn(context);
    const store = requireStore(context, idEstabelecimento);
    if (valor <= 0) throw new Refusal('malformed', { field: 'valor' });
    const onceKey = `redeem ${person.customerId} ${chaveIdempotencia}`;
    return db.transaction(async (tx) => {
      if (!(await lockPerson(tx, person))) throw new Refusal('loyaltyNeedsSignIn');
      const [before] = await tx
        .select()
        .from(loyaltyLedger)
        .where(and(eq(loyaltyLedger.brandId, person.brandId), eq(loyaltyLedger.onceKey, onceKey)));
      const entries = await creditOf(tx, person);
      if (before !== undefined)
        return {
          resgate: toLine({ row: before, numero: null, nomeEquipe: null }),
          saldo: usableCredit(entries, now()),
        };
      await requirePhoneToSpend(context, tx, person);
      const added = follow(entries, { kind: 'redeemed', value: valor }, now());
      if (added === null) throw new Refusal('cashbackNotEnough');
      const rows = await append(tx, person, added, now(), { storeId: store.id, onceKey });
      const row = rows.find(({ tipo: type }) => type === 'resgatado');
      if (row === undefined) throw new Error('the redemption was not stored');
      return {
        resgate: toLine({ row, numero: null, nomeEquipe: null }),
        saldo: usableCredit(await creditOf(tx, person), now()),
      };
    });
  },
  registerStamp: async ({ codigo, reenvio = false }, context) => {
    const { db, brand, now } = context;
    const person = signedIn(context);
    const subject = `customer ${person.customerId}`;
    await refuseIfSpent(context, brand.id, 'stampCode', subject);
    const programs = (await findPrograms(db, brand.id, true)).filter(
      ({ porCodigo: byCode }) => byCode,
    );
    const storeIds = brand.stores.map(({ id }) => id);
    const read = readCode(context, codigo, programs, storeIds);
    if (read === null) {
      await countAttempt(context, brand.id, 'stampCode', subject);
      throw new Refusal('stampCodeUnknown');
    }
    const card = await db.transaction(async (tx) => {
      if (!(await lockPerson(tx, person))) throw new Refusal('loyaltyNeedsSignIn');
      const before = reenvio ? await cardStampedBy(tx, person, read.onceKey) : null;
      if (before !== null) return before;
      return giveStamp(
        tx,
        person,
        read.program,
        read.storeId,
        { tipo: 'selo', onceKey: read.onceKey },
        now(),
      );
    });
    if (card === null) throw new Refusal('stampCodeUsed');
    return { cartela: toCard(card, brand, now()) };
  },
  redeemStampCard: async ({ id }, context) => {
    const person = signedIn(context);
    const card = await context.db.transaction(async (tx) => {
      if (!(await lockPerson(tx, person))) throw new Refusal('loyaltyNeedsSignIn');
      await requirePhoneToSpend(context, tx, person);
      return redeemCard(tx, person, id, null, context.now());
    });
    return toCard(card, context.brand, context.now());
  },
} satisfies Partial<Handlers>;

export const wheelHandlers = {
  wheel: async (_input, context) => wheelOf(context, signedIn(context)),
  spinWheel: async ({ chaveIdempotencia }, context) =>
    spin(context, signedIn(context), chaveIdempotencia),
} satisfies Partial<Handlers>;

function signedIn({ session, brand }: CallContext): Person {
  const customerId = session?.customerId ?? null;
  if (customerId === null) throw new Refusal('signInNeeded');
  return { brandId: brand.id, customerId };
}
