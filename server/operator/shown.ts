// What the operator's console answers about one brand, when it is opened and after a change.
import type { OperatorBrand, OperatorLimits } from '#contract/entities/operator.ts';
import { BrandError } from '../brand/create.ts';
import type { CallContext } from '../context.ts';
import type { PlanLimits } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { failureSentence } from '../words/words.ts';
import { brandFacts, stateOf } from './brand-facts.ts';
import { MEGABYTE } from './plan.ts';
import { StandingError } from './standing.ts';

/** Why it cannot be done, in the operator's language. */
export async function refusing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof StandingError && error.key !== null) throw new Refusal(error.key);
    if (error instanceof BrandError && error.key !== null)
      throw new Refusal(error.key, error.values);
    throw error;
  }
}

export async function changed(
  context: CallContext,
  appNome: string,
  act: () => Promise<{ id: number }>,
): Promise<OperatorBrand> {
  const { id } = await refusing(act);
  context.brands.forget(id);
  return shown(context, appNome);
}

export async function shown(context: CallContext, appNome: string): Promise<OperatorBrand> {
  const { db, now } = context;
  const { row, hosts, owners, limits, used, months } = await refusing(() =>
    brandFacts(db, appNome, now()),
  );
  const { suspendedWords: palavras } = row;
  const { stores, staff, products, orders, storage } = used;
  return {
    appNome,
    nomeMarca: row.settings.projectName,
    dominios: hosts,
    proprietarios: owners,
    situacao: stateOf(row),
    suspensaEm: row.suspendedAt?.toISOString() ?? null,
    palavras,
    frase: failureSentence('brandSuspended', row.settings.PUBLIC_IDIOMA, { words: '' }),
    apagadaEm: row.deleteAt?.toISOString() ?? null,
    suporteAte:
      row.supportUntil !== null && row.supportUntil > now() ? row.supportUntil.toISOString() : null,
    limites: onWire(limits),
    uso: {
      pedidos: orders,
      estabelecimentos: stores,
      pessoas: staff,
      produtos: products,
      armazenamento: storage,
    },
    meses: months.map(({ month, orders: pedidos, messages: mensagens, storageBytes }) => ({
      mes: month.slice(0, 7),
      pedidos,
      mensagens,
      armazenamento: storageBytes / MEGABYTE,
    })),
  };
}

export const onWire = ({
  orders,
  stores,
  staff,
  products,
  storage,
}: PlanLimits): OperatorLimits => ({
  pedidos: orders ?? null,
  estabelecimentos: stores ?? null,
  pessoas: staff ?? null,
  produtos: products ?? null,
  armazenamento: storage ?? null,
});

export const asLimits = ({
  pedidos,
  estabelecimentos,
  pessoas,
  produtos,
  armazenamento,
}: OperatorLimits): Record<keyof PlanLimits, number | null> => ({
  orders: pedidos,
  stores: estabelecimentos,
  staff: pessoas,
  products: produtos,
  storage: armazenamento,
});
