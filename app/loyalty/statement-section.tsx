// The credit statement: the newest lines, then the first page, then page by page.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CashbackStatement, LedgerLine } from '#contract/entities/loyalty.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useCall } from '../use-call.ts';
import { StatementLines } from './statement.tsx';

const FIRST_LINES = 4;
type Older = { lines: LedgerLine[]; next: number | null };

export function StatementSection({
  cashback,
  customerId,
}: {
  cashback: CashbackStatement;
  customerId: number;
}) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const { busy, run } = useCall({ reread: 'never' });
  const [failed, setFailed] = useState(false);
  const [older, setOlder] = useState<Older | null>(null);
  const { lancamentos, proxima } = cashback;
  const next = older === null ? proxima : older.next;
  const more = async (apos: number) => {
    const result = await run((client) => client.cashbackStatement({ id: customerId, apos }));
    setFailed(result?.ok !== true);
    if (!result?.ok) return;
    const { lancamentos: lines, proxima: after } = result.value;
    setOlder((before) => ({ lines: [...(before?.lines ?? []), ...lines], next: after }));
  };
  // A new line shifts the pages: none is shown twice.
  const shown = new Map([...lancamentos, ...(older?.lines ?? [])].map((line) => [line.id, line]));
  return (
    <section>
      <div className="row between statement-head">
        <h2 className="t-head">
          <Trans>Extrato</Trans>
        </h2>
        {lancamentos.length > FIRST_LINES && !all ? (
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            <Trans>Ver tudo</Trans>
          </Button>
        ) : null}
      </div>
      <StatementLines lines={all ? [...shown.values()] : lancamentos.slice(0, FIRST_LINES)} />
      {failed ? <Notice tone="danger" role="alert" title={t`Verifique sua conexão!`} /> : null}
      {all && next !== null ? (
        <Button variant="quiet" block loading={busy} onClick={() => void more(next)}>
          <Trans>Mostrar mais antigos</Trans>
        </Button>
      ) : null}
    </section>
  );
}
