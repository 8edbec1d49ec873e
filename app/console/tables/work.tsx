// The sheets over a table, one per action.
import type { StaffTable } from '#contract/entities/table.ts';
import { CloseSheet } from './close.tsx';
import { MoveSheet } from './move.tsx';
import type { OpenSheet } from './open-sheet.ts';
import { OrderSheet } from './order.tsx';
import { PaySheet } from './pay.tsx';
import { PersonSheet } from './person.tsx';
import { TakeBackSheet } from './take-back.tsx';
import { VoidSheet } from './void.tsx';

type TablesSheetsProps = {
  sheet: OpenSheet;
  table: StaffTable;
  tables: readonly StaffTable[];
  onSheet: (sheet: OpenSheet) => void;
  onClose: () => void;
  /** What was here has moved to that table. */
  onMoved: (tableId: number) => void;
};

export function TablesSheets({
  sheet,
  table,
  tables,
  onSheet,
  onClose,
  onMoved,
}: TablesSheetsProps) {
  const common = { table, onClose };
  if (sheet.what === 'order') return <OrderSheet {...common} person={sheet.person} />;
  if (table.conta === null) return null;
  const bill = table.conta;
  switch (sheet.what) {
    case 'pay':
      return <PaySheet {...common} bill={bill} person={sheet.person} />;
    case 'move':
      return (
        <MoveSheet {...common} tables={tables} person={sheet.person ?? null} onMoved={onMoved} />
      );
    case 'person': {
      const person = bill.pessoas.find(({ id }) => id === sheet.person);
      return person === undefined ? null : (
        <PersonSheet {...common} bill={bill} person={person} onSheet={onSheet} />
      );
    }
    case 'void': {
      const line = bill.linhas.find(({ id }) => id === sheet.line);
      return line === undefined ? null : <VoidSheet {...common} line={line} />;
    }
    case 'takeBack': {
      const payment = bill.pagamentos.find(({ id }) => id === sheet.payment);
      return payment === undefined ? null : <TakeBackSheet payment={payment} onClose={onClose} />;
    }
    case 'close':
      return <CloseSheet {...common} bill={bill} />;
  }
}
