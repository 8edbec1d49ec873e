// A brand's plan with what is used of it, and its last months.
import { Trans, useLingui } from '@lingui/react/macro';
import type { OperatorBrand } from '#contract/entities/operator.ts';
import { ProgressBar } from '../../ui/notice.tsx';
import { limitKeys, limitNames } from './words.ts';

export function PlanUsage({ brand: { limites, uso } }: { brand: OperatorBrand }) {
  const { t, i18n } = useLingui();
  const number = (amount: number) => i18n.number(amount, { maximumFractionDigits: 1 });
  return (
    <section className="card stack" aria-labelledby="operator-plan">
      <h2 className="t-head" id="operator-plan">
        <Trans>Limites e uso</Trans>
      </h2>
      <ul className="operator-limits">
        {limitKeys.map((key) => {
          const [most, used] = [limites[key], number(uso[key])];
          const limit = most === null ? '' : number(most);
          return (
            <li key={key} className="stack">
              <span className="t-cap">{i18n._(limitNames[key])}</span>
              <b className="num">
                {most === null ? t`${used}, sem limite` : t`${used} de ${limit}`}
              </b>
              {most === null ? null : <ProgressBar part={most === 0 ? 1 : uso[key] / most} />}
            </li>
          );
        })}
      </ul>
      <p className="t-cap">
        <Trans>Pedidos além do limite são contados e nunca recusados.</Trans>
      </p>
    </section>
  );
}

export function Months({ months }: { months: OperatorBrand['meses'] }) {
  const { t, i18n } = useLingui();
  const number = (amount: number) => i18n.number(amount, { maximumFractionDigits: 1 });
  return (
    <section className="card stack" aria-labelledby="operator-months">
      <h2 className="t-head" id="operator-months">
        <Trans>Últimos meses</Trans>
      </h2>
      <div className="console-scroll operator-months">
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Mês`}</th>
              <th scope="col">{t`Pedidos`}</th>
              <th scope="col">{t`Mensagens`}</th>
              <th scope="col">{t`Fotos (MB)`}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ mes, pedidos, mensagens, armazenamento }) => (
              <tr key={mes}>
                <th scope="row">
                  {i18n.date(`${mes}-15T12:00:00Z`, {
                    month: 'short',
                    year: 'numeric',
                    timeZone: 'UTC',
                  })}
                </th>
                <td className="num">{number(pedidos)}</td>
                <td className="num">{number(mensagens)}</td>
                <td className="num">{number(armazenamento)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
