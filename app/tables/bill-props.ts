// Props of the parts of a table's bill.
import type { Bill, Seat } from '#contract/entities/table.ts';
import type { useBill } from './use-bill.ts';

export type Change = ReturnType<typeof useBill>['change'];
export type BillProps = { mesa: Seat; conta: Bill; change: Change };
