// The moves of a register, all or those of one form of money.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MoneyForm, Register } from '#contract/entities/console/register.ts';
import { dateFormat } from '#rules/time/date-format.ts';
import { localDate } from '#rules/time/zoned-time.ts';
import { clockTime } from '../../orders/order-times.ts';
import { Chip } from '../../ui/badge.tsx';
import { useMoney } from '../../ui/money.tsx';
import { staffOrderPath } from '../order-history/order-path.ts';
import { useRegisterWords } from './register-words.ts';

type MovesProps = { register: Register; timeZone: string };

export function MovesTable({ register, timeZone }: MovesProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const words = useRegisterWords();
  const [chosen, setChosen] = useState<MoneyForm | null>(null);
  const { movimentos, esperado } = register;
  // After midnight, and for what came before the opening, the hour alone is of another day.
  const dayOf = (instant: string) => localDate(new Date(instant), timeZone);
  const shortDay = dateFormat(i18n.locale, { day: '2-digit', month: '2-digit', timeZone });
  const forms = [...new Set(esperado.map(({ forma }) => forma))];
  const only = chosen !== null && forms.includes(chosen) ? chosen : null;
  const shown = movimentos.filter(({ forma }) => only === null || forma === only).toReversed();
  return (
    <section className="card register-moves">
      <div className="row wraps between register-moves-head">
        <h2 className="t-head">
          <Trans>Movimentos</Trans> <span className="num t-mute">{i18n.number(shown.length)}</span>
        </h2>
        {forms.length < 2 ? null : (
          <fieldset className="chipwrap">
            <legend className="sr">{t`Forma`}</legend>
            <Chip pressed={only === null} onClick={() => setChosen(null)}>
              <Trans>Tudo</Trans>
            </Chip>
            {forms.map((forma) => (
              <Chip key={forma} pressed={only === forma} onClick={() => setChosen(forma)}>
                {words.form(forma)}
              </Chip>
            ))}
          </fieldset>
        )}
      </div>
      {shown.length === 0 ? (
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
                <th scope="col" className="register-who">
                  <Trans>Quem</Trans>
                </th>
                <th scope="col" className="register-amount">
                  <Trans>Valor</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((move) => (
                <tr key={move.id}>
                  <td className="num">
                    {clockTime(move.data, { timeZone, locale: i18n.locale })}
                    {dayOf(move.data) === dayOf(register.abertoEm) ? null : (
                      <small>{shortDay.format(new Date(move.data))}</small>
                    )}
                  </td>
                  <td>
                    <b>
                      {move.idPedido === null ? (
                        words.move(move)
                      ) : (
                        <Link to={staffOrderPath(move.idPedido)}>{words.move(move)}</Link>
                      )}
                    </b>
                    {[move.nomeCliente ?? '', move.motivo].map((text) =>
                      text === '' ? null : <small key={text}>{text}</small>,
                    )}
                  </td>
                  <td>
                    {words.form(move.forma)}
                    <small className="register-who-phone">{words.person(move.nomePessoa)}</small>
                  </td>
                  <td className="register-who">{words.person(move.nomePessoa)}</td>
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
