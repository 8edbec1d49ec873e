// What the sales are made of, a table for each kind.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FigurePart } from '#contract/entities/console/figures.ts';
import { useMoney } from '../../ui/money.tsx';
import { Change } from './compared.tsx';
import { usePartWords } from './part-words.ts';

type Kind = FigurePart['recorte'];
const KINDS: readonly Kind[] = [
  'pagamento',
  'forma',
  'loja',
  'bairro',
  'taxa',
  'cupom',
  'desconto',
  'fora',
];
/** They add up to the sales. */
const SHARES: readonly Kind[] = ['pagamento', 'forma', 'loja'];
/** More of it is better. */
const GOOD: readonly Kind[] = [...SHARES, 'bairro'];

export function PartsTables({ parts }: { parts: readonly FigurePart[] }) {
  return KINDS.map((kind) => {
    const rows = parts.filter(({ recorte }) => recorte === kind);
    return rows.length === 0 || (kind === 'loja' && rows.length === 1) ? null : (
      <PartsTable key={kind} kind={kind} rows={rows} />
    );
  });
}

function PartsTable({ kind, rows }: { kind: Kind; rows: readonly FigurePart[] }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const words = usePartWords();
  const most = Math.max(1, ...rows.map(({ valor }) => valor));
  const sum = rows.reduce((all, { valor }) => all + valor, 0);
  const shares = SHARES.includes(kind);
  const id = `figures-${kind}`;
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className="t-head">
        {words.title[kind]}
      </h2>
      <div className="console-scroll">
        <table className="figures-parts">
          <thead className="sr">
            <tr>
              <th scope="col">{t`Nome`}</th>
              <th scope="col">{t`Valor`}</th>
              <th scope="col">{t`Sobre o período anterior`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((part) => (
              <tr key={part.chave}>
                <th scope="row">
                  {words.name(part)}
                  {/* Lines that staff put on bills by hand belong to no order. */}
                  {part.quantidadePedidos === 0 ? null : (
                    <small>
                      <Plural value={part.quantidadePedidos} one="# pedido" other="# pedidos" />
                    </small>
                  )}
                  <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
                    <rect className="rest" width={100} height={4} />
                    <rect width={(Math.max(0, part.valor) / most) * 100} height={4} />
                  </svg>
                </th>
                <td className="num">
                  <b>{money(part.valor)}</b>
                  {shares && sum > 0 ? (
                    <small>
                      {i18n.number(part.valor / sum, {
                        style: 'percent',
                        maximumFractionDigits: 0,
                      })}
                    </small>
                  ) : null}
                </td>
                <td>
                  <Change now={part.valor} before={part.valorAnterior} good={GOOD.includes(kind)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {kind === 'fora' ? (
        <p className="t-cap">
          <Trans>Não entra nas vendas.</Trans>
        </p>
      ) : null}
    </section>
  );
}
