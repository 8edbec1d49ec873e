// Bars drawn as SVG, hidden from screen readers; the table behind has the same numbers.
import { Trans } from '@lingui/react/macro';

type Bar = { key: string; name: string; value: number; cells: string[] };
type BarChartProps = {
  title: string;
  head: string[];
  bars: readonly Bar[];
};

export function BarChart({ title, head, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <section className="card stack">
      <h2 className="t-head">{title}</h2>
      {bars.every(({ value }) => value === 0) ? (
        <p className="t-sub">
          <Trans>Nada neste período.</Trans>
        </p>
      ) : (
        <>
          <Rows bars={bars} most={most} />
          <TableBehind
            title={title}
            head={head}
            rows={bars.map(({ key, name, cells }) => ({ key, cells: [name, ...cells] }))}
          />
        </>
      )}
    </section>
  );
}

function Rows({ bars, most }: { bars: readonly Bar[]; most: number }) {
  return (
    <div className="figures-rows" aria-hidden="true">
      {bars.map(({ key, name, value, cells }) => (
        <div key={key}>
          <span className="t-label clamp2">{name}</span>
          <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
            <rect width={(value / most) * 100} height={10} />
          </svg>
          <span className="t-cap num">{cells[0]}</span>
        </div>
      ))}
    </div>
  );
}

type TableProps = {
  title: string;
  head: string[];
  rows: readonly { key: string; cells: string[] }[];
};

export function TableBehind({ title, head, rows }: TableProps) {
  return (
    <details className="console-fold figures-table">
      <summary>
        <Trans>Ver como tabela</Trans>
      </summary>
      <div className="console-scroll">
        <table>
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...rest] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {rest.map((cell, at) => (
                  <td key={head[at + 1]} className="num">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
