// A brand's programmes: its cards and the cashback of its stores.
import { and, asc, eq } from 'drizzle-orm';
import type { CashbackRule, StampProgram } from '#contract/entities/loyalty.ts';
import type { CallContext } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { cashbackRules, stampPrograms } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { rewardOf } from './records.ts';
import type { ProgramRow } from './stamps.ts';

type Db = Pick<Transaction, 'select'>;
export type RuleRow = typeof cashbackRules.$inferSelect;

export async function ruleOf(db: Db, brandId: number, storeId: number): Promise<RuleRow | null> {
  const [row] = await db
    .select()
    .from(cashbackRules)
    .where(and(eq(cashbackRules.brandId, brandId), eq(cashbackRules.storeId, storeId)));
  return row ?? null;
}

/** Of this brand; another is refused as not found. */
export async function programOf(
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

export function findPrograms(db: Db, brandId: number, activeOnly: boolean): Promise<ProgramRow[]> {
  const shown = activeOnly ? eq(stampPrograms.ativo, true) : undefined;
  return db
    .select()
    .from(stampPrograms)
    .where(and(eq(stampPrograms.brandId, brandId), shown))
    .orderBy(asc(stampPrograms.id));
}

export function findRules(db: Database, brandId: number): Promise<RuleRow[]> {
  return db
    .select()
    .from(cashbackRules)
    .where(eq(cashbackRules.brandId, brandId))
    .orderBy(asc(cashbackRules.storeId));
}

export function toProgram(row: ProgramRow): StampProgram {
  return {
    id: row.id,
    nome: row.nome,
    idEstabelecimento: row.storeId,
    selosNecessarios: row.selosNecessarios,
    valorMinimoPedido: row.valorMinimoPedido,
    porCodigo: row.porCodigo,
    premio: rewardOf(row),
    diasValidade: row.diasValidade,
    ativo: row.ativo,
  };
}

export function toRule(row: RuleRow): CashbackRule {
  return {
    idEstabelecimento: row.storeId,
    percentual: row.percentual,
    valorMinimoPedido: row.valorMinimoPedido,
    percentualMaximo: row.percentualMaximo,
    valorMaximo: row.valorMaximo,
    diasValidade: row.diasValidade,
    ativo: row.ativo,
  };
}
