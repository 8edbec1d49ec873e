// Below the menu of a waiter's order: what was picked so far, and the button that sends it.
import { Plural, useLingui } from '@lingui/react/macro';
import type { CartChange } from '#contract/entities/order-item.ts';
import type { StaffTable } from '#contract/entities/table.ts';
import { isUncertain } from '#contract/lost-replies.ts';
import { sumLines } from '#rules/price/lines.ts';
import { itemCount } from '#rules/price/weight.ts';
import { alreadySent } from '../../checkout/already-sent.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { MenuChanges } from './menu-changes.tsx';
import { type OrderedLine, OrderLines } from './order-lines.tsx';

type SendOrderProps = {
  table: StaffTable;
  person: number | null;
  lines: readonly OrderedLine[];
  /** Of a refused order, whose lines are corrected. */
  changes: readonly CartChange[];
  orderKey: string;
  onLines: (lines: readonly OrderedLine[]) => void;
  onSend: () => void;
  /** The server has answered, and placed nothing. */
  onRefused: () => void;
  onDone: () => void;
};

/** Always visible. */
export function SendOrder({
  table,
  person,
  lines,
  changes,
  orderKey,
  onLines,
  onSend,
  onRefused,
  onDone,
}: SendOrderProps) {
  const { t } = useLingui();
  const money = useMoney();
  const toast = useToast();
  const { run, busy } = useConsoleCall();
  const total = sumLines(
    lines.map(({ unit, produto: { quantidade: quantity, gramas: grams } }) => ({
      unit,
      quantity,
      grams,
    })),
  );
  const count = lines.reduce((sum, { produto }) => sum + itemCount(produto), 0);
  if (lines.length === 0 && changes.length === 0) return null;
  const send = async () => {
    onSend();
    const itens = lines.map(({ produto: { bounds: _bounds, ...produto }, unit }) => ({
      produto,
      valorProdutoHistorico: unit,
    }));
    const result = await run((client) =>
      client.orderForTable({ id: table.id, idPessoa: person, itens, chave: orderKey }),
    );
    if (result === null) return;
    // An earlier attempt ordered other items with this key: the failure says so, the bill has them.
    if (!result.ok && alreadySent(result) !== null) return onDone();
    if (!result.ok) return isUncertain(result) ? undefined : onRefused();
    toast.show({ text: t`O pedido está na cozinha e na conta.`, tone: 'success' });
    onDone();
  };
  return (
    <div className="table-panel-send stack">
      <MenuChanges changes={changes} />
      {lines.length === 0 ? null : (
        <>
          <OrderLines lines={lines} onLines={onLines} />
          <Button block split loading={busy} onClick={() => void send()}>
            <span>
              <Plural value={count} one="Enviar # item" other="Enviar # itens" />
            </span>
            <span className="num">{money(total)}</span>
          </Button>
        </>
      )}
    </div>
  );
}
