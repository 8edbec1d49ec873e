// The registers of a day: as a table, as CSV, and on paper.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Store } from '#contract/entities/store.ts';
import { csvText } from '#rules/menu-files/csv-text.ts';
import { addDays, localDate } from '#rules/time/zoned-time.ts';
import { clockTime } from '../../orders/order-times.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useAnswer } from '../../use-answer.ts';
import { DateField } from '../forms/typed-fields.tsx';
import { saveText } from '../frame/download-text.ts';
import { CourierSums } from './courier-cards.tsx';
import { daySums } from './day-sums.ts';
import { dayTable } from './day-table.ts';
import { useRegisterWords } from './register-words.ts';
import { timeOnDay } from './time-on-day.ts';

type DayReportProps = {
  store: Pick<Store, 'id' | 'codigo' | 'nome' | 'fusoHorario'>;
  /** Revision of the open register: with another one, the report is read again. */
  revision: string;
  /** When the open register, or the one that was just closed, was opened; null: none was. */
  opened: string | null;
};

export function DayReport({ store, revision, opened: shift }: DayReportProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const words = useRegisterWords();
  const today = localDate(new Date(Date.now()), store.fusoHorario);
  // After midnight the shift that is being closed is still of the day before.
  const [day, setDay] = useState(
    shift === null ? today : localDate(new Date(shift), store.fusoHorario),
  );
  const { reply } = useAnswer(
    day === '' ? null : { idEstabelecimento: store.id, dia: day, revision },
    (client, { idEstabelecimento, dia }) => client.registerReport({ idEstabelecimento, dia }),
  );
  const registers = reply?.ok ? reply.value.caixas : [];
  const clock = { timeZone: store.fusoHorario, locale: i18n.locale };
  const save = () =>
    saveText(
      `caixa-${store.codigo}-${day}.csv`,
      csvText([
        [
          t`Caixa`,
          t`Dia`,
          t`Hora`,
          t`Movimento`,
          t`Forma`,
          t`Quem`,
          t`Quem entrega`,
          t`Motivo`,
          t`Valor`,
          t`Esperado`,
          t`Contado`,
          t`Diferença`,
        ],
        ...dayTable(registers, store.fusoHorario, words),
      ]),
    );
  return (
    <section className="card stack md register-report">
      <h2 className="t-head">
        <Trans>Relatório do dia</Trans>
      </h2>
      <p className="register-paper">
        {store.nome}, {day === '' ? '' : i18n.date(`${day}T12:00`, { dateStyle: 'long' })}
      </p>
      <div className="row wraps register-tools">
        <IconButton
          label={t`Dia anterior`}
          icon={ChevronLeft}
          look="soft"
          disabled={day === ''}
          onClick={() => setDay(addDays(day, -1))}
        />
        <DateField label={t`Dia`} value={day} max={today} onChange={setDay} />
        <IconButton
          label={t`Dia seguinte`}
          icon={ChevronRight}
          look="soft"
          disabled={day === '' || day >= today}
          onClick={() => setDay(addDays(day, 1))}
        />
        {registers.length === 0 ? null : (
          <>
            <Button variant="outline" size="md" onClick={save}>
              <Trans>Baixar CSV</Trans>
            </Button>
            <Button variant="outline" size="md" onClick={() => print()}>
              <Trans>Imprimir</Trans>
            </Button>
          </>
        )}
      </div>
      {reply?.ok && registers.length === 0 ? (
        <p className="t-sub" role="status">
          <Trans>Nenhum caixa foi aberto neste dia.</Trans>
        </p>
      ) : null}
      {registers.map((register) => {
        const { id, nomeAbriu, abertoEm, fechadoEm, nomeFechou, contagem, entregas, motivo } =
          register;
        const off = contagem.reduce((sum, { contado, esperado }) => sum + contado - esperado, 0);
        const opened = clockTime(abertoEm, clock);
        const closed = fechadoEm === null ? '' : timeOnDay(fechadoEm, new Date(abertoEm), clock);
        return (
          <div key={id} className="stack sm">
            <p className="t-sub">
              {t`Aberto às ${opened} por ${nomeAbriu}`}
              {nomeFechou === null ? null : <> · {t`Fechado às ${closed} por ${nomeFechou}`}</>}
            </p>
            <dl className="register-sums">
              {daySums(register).map(({ tipo, forma, valor, count }) => (
                <div key={`${tipo} ${forma}`}>
                  <dt>
                    {words.kind(tipo)} · {words.form(forma)}
                    {count === 1 ? null : <span className="num"> × {i18n.number(count)}</span>}
                  </dt>
                  <dd className="num">{money(valor)}</dd>
                </div>
              ))}
            </dl>
            {entregas.length === 0 ? null : (
              <>
                <h3 className="t-item">
                  <Trans>Entregas</Trans>
                </h3>
                <CourierSums sums={entregas} />
              </>
            )}
            {contagem.length === 0 ? null : (
              <div className="console-scroll">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">
                        <Trans>Forma</Trans>
                      </th>
                      <th scope="col" className="register-amount">
                        <Trans>Esperado</Trans>
                      </th>
                      <th scope="col" className="register-amount">
                        <Trans>Contado</Trans>
                      </th>
                      <th scope="col" className="register-amount">
                        <Trans>Diferença</Trans>
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {contagem.map((line) => (
                      <tr key={`${line.forma} ${line.idPessoa}`}>
                        <td>
                          {[words.form(line.forma), words.holder(line, contagem)]
                            .filter(Boolean)
                            .join(' · ')}
                        </td>
                        <td className="num register-amount">{money(line.esperado)}</td>
                        <td className="num register-amount">{money(line.contado)}</td>
                        <td className="num register-amount">
                          {money(line.contado - line.esperado)}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                  {contagem.length === 1 ? null : (
                    <tfoot>
                      <tr>
                        <th scope="row" colSpan={3}>
                          <Trans>Diferença</Trans>
                        </th>
                        <td className="num register-amount">{money(off)}</td>
                      </tr>
                    </tfoot>
                  )}
                </table>
              </div>
            )}
            {motivo === '' ? null : <p className="t-cap">{t`Motivo: ${motivo}`}</p>}
            {fechadoEm === null ? null : (
              <p className="register-paper register-signature">
                <Trans>Assinatura</Trans>
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}
