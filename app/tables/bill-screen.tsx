// The bill of a table: orders, people, the amount left, and the ways to pay it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AtTable } from '#contract/entities/table.ts';
import { pages } from '#contract/pages.ts';
import '../styles/amounts.css';
import { AppBar } from '../ui/app-bar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useMoney } from '../ui/money.tsx';
import { Notice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useArrivalFocus } from '../ui/use-arrival-focus.ts';
import { BillPeople } from './bill-people.tsx';
import type { BillProps } from './bill-props.ts';
import { BillRounds } from './bill-rounds.tsx';
import { BillSum } from './bill-sum.tsx';
import { PaySheet } from './pay-sheet.tsx';
import { TableActions } from './table-actions.tsx';
import { isUnderWay } from './under-way.ts';
import { useBill } from './use-bill.ts';

const MAIN = 'bill';

export function BillScreen({ first }: { first: AtTable }) {
  const { t } = useLingui();
  const bill = useBill(first);
  const [paying, setPaying] = useState(false);
  useArrivalFocus(MAIN);
  const { mesa, conta, pagamento } = bill.at;
  if (mesa === null) return <BillClosed left={bill.left} unfinished={bill.unfinished} />;
  const payable = conta !== null && (conta.valorRestante > 0 || isUnderWay(pagamento));
  return (
    <>
      <title>{mesa.rotulo}</title>
      <AppBar
        title={mesa.rotulo}
        back={pages.menu}
        action={<Badge tone="success">{t`Aberta`}</Badge>}
      />
      <main className="page narrow stack lg bill" id={MAIN} tabIndex={-1}>
        {bill.stale ? (
          <Notice
            tone="warning"
            role="status"
            title={t`Sem conexão. Esta é a última conta que chegou.`}
          />
        ) : null}
        {mesa.confirmada ? null : (
          <Notice
            tone="info"
            role="status"
            title={t`Falta alguém da casa confirmar que você está nesta mesa.`}
          >
            <Trans>
              Chame quem atende, ou leia o QR Code da mesa. Depois disso você já pode pedir.
            </Trans>
          </Notice>
        )}
        {mesa.querMesa === null ? null : (
          <Notice
            tone="info"
            role="status"
            title={t`Você pediu para ir para ${mesa.querMesa}. Falta alguém da casa confirmar.`}
          />
        )}
        {conta === null ? null : <BillParts mesa={mesa} conta={conta} change={bill.change} />}
        <TableActions mesa={mesa} change={bill.change} onLeft={bill.leave} />
        <div className="dock-space sm" />
      </main>
      <div className="actionbar">
        <Link className={buttonClass({ variant: payable ? 'outline' : 'primary' })} to={pages.menu}>
          {conta === null || conta.linhas.length === 0 ? (
            <Trans>Ver cardápio</Trans>
          ) : (
            <Trans>Pedir mais</Trans>
          )}
        </Link>
        {payable ? (
          <Button onClick={() => setPaying(true)}>
            {isUnderWay(pagamento) ? <Trans>Ver pagamento</Trans> : <Trans>Pagar</Trans>}
          </Button>
        ) : null}
      </div>
      {paying && conta !== null ? (
        <PaySheet
          at={bill.at}
          mesa={mesa}
          conta={conta}
          change={bill.change}
          onClose={() => setPaying(false)}
        />
      ) : null}
    </>
  );
}

function BillParts({ mesa, conta, change }: BillProps) {
  const { t } = useLingui();
  const money = useMoney();
  const mine = conta.pessoas.find(({ id }) => id === mesa.idPessoa);
  const people = conta.pessoas.filter(({ confirmada }) => confirmada).length;
  return (
    <>
      <div>
        <p className="t-cap">
          {conta.modo === 'cada' ? (
            <Trans>Sua parte até agora</Trans>
          ) : (
            <Trans>Conta da mesa até agora</Trans>
          )}
        </p>
        <p className="big-price num" data-testid="bill-total">
          {money(conta.modo === 'cada' ? (mine?.valorTotal ?? 0) : conta.valorTotal)}
        </p>
        <p className="t-cap">
          <Plural value={people} one="# pessoa na mesa" other="# pessoas na mesa" />
          {conta.modo === 'cada' ? (
            <>
              {' · '}
              <Trans>
                mesa toda <span className="num">{money(conta.valorTotal)}</span>
              </Trans>
            </>
          ) : null}
        </p>
      </div>
      <Segmented
        label={t`Como dividir`}
        options={[
          { value: 'cada', label: t`Cada um o seu` },
          { value: 'conta', label: t`Conta da mesa` },
        ]}
        value={conta.modo}
        onChange={(modo) => void change((client) => client.changeSeat({ modo }))}
      />
      {conta.linhas.length === 0 ? (
        <section className="card bill-empty">
          <h2 className="t-head">
            <Trans>Nada na conta ainda</Trans>
          </h2>
          <p className="t-sub">
            <Trans>O que a mesa pedir aparece aqui, para todos.</Trans>
          </p>
        </section>
      ) : (
        <>
          <BillRounds mesa={mesa} conta={conta} />
          <BillSum conta={conta} mine={mine} change={change} />
        </>
      )}
      <BillPeople mesa={mesa} conta={conta} change={change} />
    </>
  );
}

/**
 * `left`: this person has left, and the account may still be open. `unfinished`: a part was being
 * paid here.
 */
function BillClosed({ left, unfinished }: { left: boolean; unfinished: boolean }) {
  const { t } = useLingui();
  return (
    <main className="page wrap">
      <title>{t`Mesa`}</title>
      {unfinished ? (
        <Notice tone="warning" role="alert" title={t`O tempo para pagar acabou`}>
          <Trans>
            Se você já pagou, não pague de novo: o valor entra na conta ou volta para você.
          </Trans>
        </Notice>
      ) : null}
      <EmptyState
        heading="h1"
        title={left ? t`Você saiu da mesa` : t`A conta desta mesa foi fechada`}
        text={<Trans>Obrigado pela visita! Para pedir de novo na mesa, leia o QR Code dela.</Trans>}
      >
        <Link className={buttonClass()} to={pages.menu}>
          <Trans>Ver cardápio</Trans>
        </Link>
        <Link className={buttonClass({ variant: 'quiet' })} to={pages.connectTable}>
          <Trans>Conectar à mesa</Trans>
        </Link>
      </EmptyState>
    </main>
  );
}
