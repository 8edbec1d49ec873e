// The open register with its moves, or the button that opens it.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Store } from '#contract/entities/store.ts';
import { useFailureText } from '../../errors/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useLive } from '../board/use-live-board.ts';
import { CloseForm } from './close-form.tsx';
import { CourierSums, StreetSums } from './courier-cards.tsx';
import { DayReport } from './day-report.tsx';
import { MoneyForm } from './money-form.tsx';
import { MovesTable } from './moves-table.tsx';
import { OpenForm } from './open-form.tsx';
import { type Doing, RegisterActions } from './register-actions.tsx';
import { DrawerSums, PeopleSums, RegisterTiles } from './register-sums.tsx';

export function RegisterScreen({ store, manages }: { store: Store; manages: boolean }) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const [doing, setDoing] = useState<Doing>('nothing');
  const { reply: fresh, again } = useAnswer(store.id, (client, idEstabelecimento) =>
    client.register({ idEstabelecimento }),
  );
  // While it is read again, and while there is no connection, the last one stays. While something
  // is typed it stays after any failure: a counting that has begun is not lost.
  const [latest, setLatest] = useState(fresh);
  const [known, setKnown] = useState(fresh);
  if (fresh !== null && fresh !== latest) {
    setLatest(fresh);
    const kept = !fresh.ok && (fresh.status === 0 || doing !== 'nothing');
    if (known === null || !kept) setKnown(fresh);
  }
  /** When the present or latest register of this visit was opened: the report begins with it. */
  const [opened, setOpened] = useState<string | null>(null);
  const present = known?.ok ? (known.value.caixa?.abertoEm ?? opened) : opened;
  if (present !== opened) setOpened(present);
  // What is being counted stays as it was read, and the close says if money came meanwhile.
  useLive(() => {
    if (doing !== 'closing') again();
    return undefined;
  }, 'tables');
  const begin = (what: Doing) => {
    setDoing(what);
    // The server announces no move of the drawer on another device, and the count begins with what
    // is expected now.
    if (what === 'closing') again();
  };
  const done = (text: string, tone: 'success' | 'danger' = 'success') => {
    toast.show({ text, tone });
    setDoing('nothing');
    again();
  };
  if (latest === null || known === null) return <Spinner />;
  const trouble = latest.ok ? null : (
    <Notice
      tone="danger"
      role="alert"
      title={failureText(latest)}
      action={
        <Button variant="outline" size="sm" onClick={again}>
          <Trans>Tentar de novo</Trans>
        </Button>
      }
    >
      {known.ok ? <Trans>Os valores estão como chegaram por último.</Trans> : null}
    </Notice>
  );
  if (!known.ok) return trouble;
  const { caixa, aReceber } = known.value;
  return (
    <div className="stack register">
      {trouble}
      {caixa === null ? null : <RegisterActions doing={doing} onDo={begin} />}
      {caixa === null ? (
        <OpenForm
          storeId={store.id}
          onOpen={(already) =>
            already
              ? done(t`O caixa já estava aberto. Confira o valor.`, 'danger')
              : done(t`O caixa está aberto.`)
          }
        />
      ) : doing === 'closing' ? (
        <CloseForm
          register={caixa}
          toCollect={aReceber}
          onDone={(already) =>
            already
              ? done(t`O caixa já estava fechado. Confira a contagem no relatório.`, 'danger')
              : done(t`O caixa está fechado.`)
          }
          onBack={() => setDoing('nothing')}
          onChanged={again}
        />
      ) : (
        <>
          {doing === 'nothing' ? null : (
            <MoneyForm
              storeId={store.id}
              tipo={doing}
              onDone={() => done(t`Anotado no caixa.`)}
              onBack={() => {
                setDoing('nothing');
                again();
              }}
            />
          )}
          <RegisterTiles register={caixa} toCollect={aReceber} />
          <div className="register-columns">
            <div className="stack">
              <DrawerSums register={caixa} timeZone={store.fusoHorario} />
              <StreetSums toCollect={aReceber} />
              {caixa.entregas.length === 0 ? null : (
                <section className="card stack md">
                  <h2 className="t-head">
                    <Trans>Entregas</Trans>
                  </h2>
                  <CourierSums sums={caixa.entregas} />
                </section>
              )}
              <PeopleSums register={caixa} />
            </div>
            <MovesTable register={caixa} timeZone={store.fusoHorario} />
          </div>
        </>
      )}
      {manages && doing !== 'closing' ? (
        <DayReport key={opened} store={store} revision={caixa?.revisao ?? ''} opened={opened} />
      ) : null}
    </div>
  );
}
