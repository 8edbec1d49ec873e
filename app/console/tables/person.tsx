// Actions for one person at a table.
import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, HandCoins, Percent, Plus } from 'lucide-react';
import type { Bill, BillPerson, StaffTable } from '#contract/entities/table.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { usePersonNames } from './names.ts';
import type { OpenSheet } from './open-sheet.ts';

type PersonSheetProps = {
  table: StaffTable;
  bill: Bill;
  person: BillPerson;
  onSheet: (sheet: OpenSheet) => void;
  onClose: () => void;
};

export function PersonSheet({ table, bill, person, onSheet, onClose }: PersonSheetProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { run, busy } = useConsoleCall();
  const { id, valorRestante, recusaServico } = person;
  const setService = async () => {
    const result = await run((client) =>
      client.setTableService({ id: table.id, idPessoa: id, recusaServico: !recusaServico }),
    );
    if (result?.ok) onClose();
  };
  const rows = [
    {
      icon: Plus,
      words: t`Lançar pedido`,
      detail: '',
      act: () => onSheet({ what: 'order', person: id }),
    },
    ...(valorRestante > 0
      ? [
          {
            icon: HandCoins,
            words: t`Receber a parte`,
            detail: money(valorRestante),
            act: () => onSheet({ what: 'pay', person: id }),
          },
        ]
      : []),
    {
      icon: ArrowLeftRight,
      words: t`Mudar de mesa`,
      detail: '',
      act: () => onSheet({ what: 'move', person: id }),
    },
    ...(bill.modo === 'cada'
      ? [
          {
            icon: Percent,
            words: recusaServico ? t`Incluir o serviço` : t`Tirar o serviço`,
            detail: '',
            act: () => void setService(),
          },
        ]
      : []),
  ];
  return (
    <Sheet title={usePersonNames(bill)(id)} onClose={onClose}>
      <ul className="card pad0 list">
        {rows.map(({ icon, words, detail, act }) => (
          <li key={words}>
            <button type="button" className="li" disabled={busy} onClick={act}>
              <span className="icon-tile">
                <Icon of={icon} size={20} />
              </span>
              <span className="grow t-label">{words}</span>
              {detail === '' ? null : <span className="num t-sub">{detail}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
