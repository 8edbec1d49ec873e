// The moves of a register, and what it should hold.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Register } from '#contract/entities/console/register.ts';
import { clockTime } from '../../orders/order-times.ts';
import { useMoney } from '../../ui/money.tsx';
import { useRegisterWords } from './register-words.ts';

type MovesProps = { register: Register; timeZone: string };

export function MovesTable({ register, timeZone }: MovesProps) {
  const { i18n } = useLingui();
  const money = useMoney();
  const words = useRegisterWords();
  const newestFirst = register.movimentos.toReversed();
  return (
    <section className="card register-moves">
      <h2 className="t-head">
        <Trans>Movimentos</Trans> <span className="num t-mute">{newestFirst.length}</span>
      </h2>
      {newestFirst.length === 0 ? (
        <p className="t-sub">
          <Trans>Nada ainda. Pedidos entregues e mesas pagas aparecem aqui.</Trans>
        </p>
      ) : (
        <div className="console-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Hora</Trans>
                </th>
                <th scope="col">
                  <Trans>Movimento</Trans>
                </th>
                <th scope="col">
                  <Trans>Forma</Trans>
                </th>
                <th scope="col">
                  <Trans>Quem</Trans>
                </th>
                <th scope="col" className="register-amount">
                  <Trans>Valor</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {newestFirst.map((move) => (
                <tr key={move.id}>
                  <td className="num">{clockTime(move.data, { timeZone, locale: i18n.locale })}</td>
                  <td>
                    {words.move(move)}
                    {move.motivo === '' ? null : <small>{move.motivo}</small>}
                  </td>
                  <td>{words.form(move.forma)}</td>
                  <td>{words.person(move.nomePessoa)}</td>
                  <td className="num register-amount">{money(move.valor)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

export function SumsList({ register, timeZone }: MovesProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const words = useRegisterWords();
  const { nomeAbriu, abertoEm, esperado } = register;
  const opened = clockTime(abertoEm, { timeZone, locale: i18n.locale });
  return (
    <section className="card stack md">
      <h2 className="t-head">
        <Trans>No caixa</Trans>
      </h2>
      <p className="t-cap">{t`Aberto às ${opened} por ${nomeAbriu}`}</p>
      <dl className="register-sums">
        {esperado.map(({ forma, idPessoa, nomePessoa, valor }) => (
          <div key={`${forma} ${idPessoa}`}>
            <dt>{[words.form(forma), nomePessoa].filter(Boolean).join(' · ')}</dt>
            <dd className="num">{money(valor)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
