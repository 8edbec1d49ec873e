// Paying a part of the bill: how much, and how.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AtTable } from '#contract/entities/table.ts';
import { Sheet } from '../ui/sheet.tsx';
import type { BillProps } from './bill-props.ts';
import { PartStatus } from './part-status.tsx';
import { PayForm } from './pay-form.tsx';
import { isUnderWay } from './under-way.ts';

type PaySheetProps = BillProps & { at: AtTable; onClose(): void };

export function PaySheet({
  at: { pagamento, agora },
  mesa,
  conta,
  change,
  onClose,
}: PaySheetProps) {
  const { t } = useLingui();
  // Parts that ended before the sheet opened are not reported; those that end while it is open are.
  const [seen, setSeen] = useState(isUnderWay(pagamento) ? null : (pagamento?.id ?? null));
  const shown = pagamento !== null && pagamento.id !== seen ? pagamento : null;
  return (
    <Sheet title={t`Pagar a conta`} onClose={onClose}>
      {shown === null ? (
        <PayForm mesa={mesa} conta={conta} change={change} onCounter={onClose} />
      ) : (
        <PartStatus
          pagamento={shown}
          owed={conta.valorRestante}
          agora={agora}
          change={change}
          onAgain={() => setSeen(shown.id)}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}
