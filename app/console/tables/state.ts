// What a table needs from staff, from its session and people.
import type { BillLine, BillPerson, StaffTable } from '#contract/entities/table.ts';
import { isFinal } from '#rules/orders/order-status.ts';

/** By priority. */
export type TableState = 'calling' | 'bill' | 'asking' | 'seated' | 'free';

type Known = Pick<StaffTable, 'abertaEm' | 'garcomChamadoEm' | 'contaPedidaEm'> & {
  conta: { pessoas: Pick<BillPerson, 'confirmada' | 'querMesa'>[] } | null;
};

/** Waiting for a confirmation: to join, or to move. */
export const asks = ({
  confirmada,
  querMesa,
}: Pick<BillPerson, 'confirmada' | 'querMesa'>): boolean => !confirmada || querMesa !== null;

export function statesOf({ abertaEm, garcomChamadoEm, contaPedidaEm, conta }: Known): TableState[] {
  if (abertaEm === null) return ['free'];
  const states: TableState[] = [
    ...(garcomChamadoEm === null ? [] : ['calling' as const]),
    ...(contaPedidaEm === null ? [] : ['bill' as const]),
    ...(conta?.pessoas.some(asks) ? ['asking' as const] : []),
  ];
  return states.length > 0 ? states : ['seated'];
}

/** How many orders of a bill nobody has accepted, or the kitchen has not served. */
export function ordersUnderWay(
  lines: readonly Pick<BillLine, 'idPedido' | 'status' | 'motivoEstorno'>[],
): number {
  const open = lines.filter(
    ({ status, motivoEstorno }) => motivoEstorno === null && status !== null && !isFinal(status),
  );
  return new Set(open.map(({ idPedido }) => idPedido)).size;
}

export type TableFilter = 'all' | 'open' | 'waiting';

export function shows(filter: TableFilter, table: Known): boolean {
  const [first] = statesOf(table);
  if (filter === 'all') return true;
  return filter === 'open' ? first !== 'free' : first !== 'free' && first !== 'seated';
}

/** Tables before tabs; each by its number, as the server sends them. */
export const tablesFirst = (tables: readonly StaffTable[]): StaffTable[] =>
  tables.toSorted((a, b) => Number(a.tipo === 'comanda') - Number(b.tipo === 'comanda'));
