// Each changed price, before and after; a checkbox excludes it.
import { Trans, useLingui } from '@lingui/react/macro';
import { useMoney } from '../../ui/money.tsx';
import type { PriceRow } from './price-plan.ts';

type RowsProps = {
  rows: readonly PriceRow[];
  left: ReadonlySet<string>;
  onFlip: (key: string) => void;
};

export function MenuPricesRows({ rows, left, onFlip }: RowsProps) {
  const { t } = useLingui();
  // Two groups may have the same name; the rows are in menu order.
  const places = Map.groupBy(rows, ({ groupId, place }) => `${groupId ?? ''} ${place}`);
  return (
    <section className="bulk-prices" aria-label={t`Preços antes e depois`}>
      {[...places].map(([key, own]) => (
        <div key={key}>
          <h3 className="t-cap bulk-place">{own[0]?.place}</h3>
          <ul className="list">
            {own.map((row) => (
              <Row
                key={row.key}
                row={row}
                taken={!left.has(row.key)}
                onFlip={() => onFlip(row.key)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Row({
  row: { name, before, after },
  taken,
  onFlip,
}: {
  row: PriceRow;
  taken: boolean;
  onFlip: () => void;
}) {
  const money = useMoney();
  const listed = before.valorDe !== null && before.valorDe !== after.valorDe;
  return (
    <li>
      <label className="bulk-price">
        <input type="checkbox" checked={taken} onChange={onFlip} />
        <span className="grow">
          {name}
          {listed ? (
            <span className="t-cap bulk-list-price">
              {after.valorDe === null ? (
                <Trans>Preço “de” {money(before.valorDe ?? 0)} sai</Trans>
              ) : (
                <Trans>
                  Preço “de” {money(before.valorDe ?? 0)} → {money(after.valorDe)}
                </Trans>
              )}
            </span>
          ) : null}
        </span>
        <s className="num t-cap">{money(before.valor)}</s>
        <b className="num">{money(after.valor)}</b>
      </label>
    </li>
  );
}
