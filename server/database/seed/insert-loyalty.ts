// The demo's cards and cashback as rows, with some history for the demo customer.

import { and, eq } from 'drizzle-orm';
import { pick } from '#rules/pick.ts';
import type { Transaction } from '../open.ts';
import {
  CARD_TERMS,
  cashbackRules,
  loyaltyLedger,
  products,
  stampCards,
  stampPrograms,
  stores,
} from '../schema.ts';
import type { DemoBrand, DemoProgram } from './shapes.ts';

const DAY_MS = 86_400_000;

export async function insertLoyalty(
  tx: Transaction,
  brandId: number,
  demo: DemoBrand,
  customerId: number | undefined,
  now: Date,
): Promise<void> {
  const found = await tx
    .select({ id: stores.id, codigo: stores.codigo })
    .from(stores)
    .where(eq(stores.brandId, brandId));
  const storeIds = new Map(found.map(({ id, codigo }) => [codigo, id]));
  const first = storeIds.get(demo.stores[0]?.codigo ?? '') ?? 0;
  const credit = demo.stores.filter(({ cashbackPercent }) => cashbackPercent !== undefined);
  for (const { codigo, cashbackPercent = 0 } of credit) {
    await tx.insert(cashbackRules).values({
      brandId,
      storeId: storeIds.get(codigo) ?? 0,
      percentual: cashbackPercent,
      percentualMaximo: 50,
      valorMaximo: 3000,
      diasValidade: 90,
    });
  }
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS);
  if (credit.length > 0 && customerId !== undefined) {
    const mine = { brandId, customerId, account: 'cashback' as const, storeId: first };
    await tx.insert(loyaltyLedger).values([
      { ...mine, tipo: 'ganho', amount: 1240, percentual: 5, expiresAt: day(5), at: day(-85) },
      { ...mine, tipo: 'resgatado', amount: -400, at: day(-40) },
      {
        ...mine,
        tipo: 'creditado',
        amount: 2000,
        motivo: 'Presente de aniversário',
        expiresAt: day(72),
        at: day(-18),
      },
      { ...mine, tipo: 'ganho', amount: 1376, percentual: 5, expiresAt: day(83), at: day(-7) },
    ]);
  }
  for (const program of demo.stampPrograms ?? [])
    await insertProgram(tx, brandId, program, { customerId, storeId: first }, now);
}

async function insertProgram(
  tx: Transaction,
  brandId: number,
  { history = [], product, ...columns }: DemoProgram,
  mine: { customerId: number | undefined; storeId: number },
  now: Date,
): Promise<void> {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const [row] =
    product === undefined
      ? []
      : await tx
          .select({ id: products.id })
          .from(products)
          .where(and(eq(products.brandId, brandId), eq(products.nome, product)));
  if (product !== undefined && row === undefined)
    throw new Error(`the demo has no product ${product}`);
  const reward = { ...columns, rewardProductId: row?.id ?? null };
  const [program] = await tx
    .insert(stampPrograms)
    .values({ brandId, ...reward })
    .returning();
  const { customerId, storeId } = mine;
  if (program === undefined || customerId === undefined) return;
  const promise = { ...pick(program, CARD_TERMS), programId: program.id };
  for (const { filled, startedDaysAgo, redeemedDaysAgo, endsInDays } of history) {
    const [card] = await tx
      .insert(stampCards)
      .values({
        brandId,
        customerId,
        storeId,
        ...promise,
        startedAt: day(-startedDaysAgo),
        expiresAt: day(endsInDays),
      })
      .returning({ id: stampCards.id });
    const line = {
      brandId,
      customerId,
      storeId,
      programId: program.id,
      cardId: card?.id ?? 0,
      account: 'stamps' as const,
    };
    const lines = Array.from({ length: filled }, (_, at) => ({
      ...line,
      tipo: 'selo' as const,
      amount: 1,
      at: day(-startedDaysAgo + at),
    }));
    if (lines.length > 0) await tx.insert(loyaltyLedger).values(lines);
    if (redeemedDaysAgo !== undefined)
      await tx.insert(loyaltyLedger).values({
        ...line,
        tipo: 'cartelaResgatada',
        amount: -program.selosNecessarios,
        at: day(-redeemedDaysAgo),
      });
  }
}
