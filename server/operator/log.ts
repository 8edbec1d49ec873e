// The log of the operator: each sign-in, and each change of a brand, with its person and reason.
import type { OperatorAction } from '#contract/operator-actions.ts';
import type { MadeBrand } from '../brand/create.ts';
import type { Database, Transaction } from '../database/open.ts';
import { operatorLog } from '../database/schema.ts';

/** Who acts, from which network, and why. */
export type ActingOperator = {
  /** Null: a command on the server. */
  operatorId: number | null;
  email: string;
  rede: string;
  motivo: string;
};

export const COMMAND: ActingOperator = { operatorId: null, email: '', rede: '', motivo: '' };

export type Done = {
  acao: OperatorAction;
  brand?: { id: number; appNome: string };
  detalhe?: string;
};

/** In the transaction of the change, so that neither exists alone. */
export async function recordDone(
  db: Database | Transaction,
  by: ActingOperator,
  at: Date,
  { acao, brand, detalhe = '' }: Done,
): Promise<void> {
  await db.insert(operatorLog).values({
    ...by,
    at,
    acao,
    detalhe,
    aboutBrand: brand?.id ?? null,
    appNome: brand?.appNome ?? '',
  });
}

/** With its host and the address of its owner. */
export const addedBrand = ({ id, appNome, host, ownerEmail }: MadeBrand): Done => ({
  acao: 'addBrand',
  brand: { id, appNome },
  detalhe: `${host} ${ownerEmail}`,
});
