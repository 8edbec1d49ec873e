// A store as the board shows it: open, closed or paused, and what it prints.
import type { BoardStore } from '#contract/entities/console/board.ts';
import type { StoreRecord } from './store-record.ts';
import { stateAt } from './store-records.ts';

export function boardStore(store: StoreRecord, now: Date): BoardStore {
  const { id, codigo, nome, paused, pausedUntil, impressao, entregadores } = store;
  return {
    id,
    codigo,
    nome,
    pausadoAte: paused ? (pausedUntil?.toISOString() ?? null) : null,
    impressao,
    entregadores,
    ...stateAt(store, now),
  };
}
