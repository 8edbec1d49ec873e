// The bill of a table: rounds, people, the service as a line that can be taken away, and the ways to call somebody.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BellRing, LogOut, ReceiptText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { AtTable, Bill, Seat } from '#contract/entities/table.ts';
import { splitEqually } from '#rules/bill.ts';
import { statusLabel } from '../orders/status-labels.ts';
import { AppBar } from '../ui/app-bar.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';
import { Notice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { keepSeat } from './seat-cookie.ts';
import { useBill } from './use-bill.ts';

export function BillScreen({ first }: { first: AtTable }) {
  const { t } = useLingui();
  const bill = useBill(first);
  const { mesa, conta } = bill.at;
  if (mesa === null) {
    return (
      <main className="page wrap">
        <EmptyState
          heading="h1"
          title={t`A conta desta mesa foi fechada`}
          text={<Trans>Obrigado pela visita! Para pedir de novo, leia o QR Code da mesa.</Trans>}
        >
          <Link className={buttonClass()} to="/delivery">
            <Trans>Ver cardápio</Trans>
          </Link>
        </EmptyState>
      </main>
    );
  }
  return (
    <>
      <AppBar title={mesa.rotulo} back="/delivery" />
      <main className="page wrap stack xl">
        <title>{mesa.rotulo}</title>
        {bill.stale ? <Notice tone="warning" role="status" title={t`Sem conexão. Esta é a última conta que chegou.`} /> : null}
        {mesa.confirmada ? null : <Notice tone="info" role="status" title={t`Falta alguém da casa confirmar que você está nesta mesa.`} />}
        {mesa.querMesa === null ? null : (
          <Notice tone="info" role="status" title={t`Você pediu para ir para ${mesa.querMesa}. Falta alguém da casa confirmar.`} />
        )}
        {conta === null ? null : <BillParts mesa={mesa} conta={conta} change={bill.change} />}
        <Actions mesa={mesa} change={bill.change} />
      </main>
    </>
  );
}

type Change = ReturnType<typeof useBill>['change'];
type PartsProps = { mesa: Seat; conta: Bill; change: Change };

function BillParts({ mesa, conta, change }: PartsProps) {
  const { t } = useLingui();
  const money = useMoney();
  const [parts, setParts] = useState(Math.max(2, conta.pessoas.length));
  const [name, setName] = useState(mesa.nome);
  const mine = conta.pessoas.find(({ id }) => id === mesa.idPessoa);
  const declined = conta.modo === 'conta' ? conta.recusaServico : (mine?.recusaServico ?? false);
  const [share = 0] = splitEqually(Math.max(0, conta.valorRestante), parts);
  return (
    <>
      <div>
        <p className="t-sub">{conta.modo === 'cada' ? <Trans>Sua parte até agora</Trans> : <Trans>Conta da mesa até agora</Trans>}</p>
        <p className="t-display num" data-testid="bill-total">
          {money(conta.modo === 'cada' ? (mine?.valorTotal ?? 0) : conta.valorTotal)}
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
      <TextField
        label={t`Seu nome`}
        hint={t`Para o garçom chamar`}
        maxLength={40}
        autoComplete="given-name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => name.trim() !== mesa.nome && void change((client) => client.changeSeat({ nome: name.trim() }))}
      />
      <Lines conta={conta} />
      <section className="card stack" style={{ padding: 20 }}>
        <h2 className="t-head">
          <Trans>Resumo</Trans>
        </h2>
        <Row name={<Trans>Itens</Trans>} value={money(conta.valorItens)} />
        {conta.valorDesconto === 0 ? null : <Row name={<Trans>Descontos</Trans>} value={`−${money(conta.valorDesconto)}`} />}
        <Row name={<Trans>Serviço ({conta.percentualServico}%)</Trans>} value={money(conta.servico)} />
        <button type="button" className="link t-label hit" onClick={() => void change((client) => client.changeSeat({ recusaServico: !declined }))}>
          {declined ? <Trans>Incluir o serviço</Trans> : <Trans>Tirar o serviço, que é opcional</Trans>}
        </button>
        {conta.valorQuitado === 0 ? null : <Row name={<Trans>Já pago</Trans>} value={money(conta.valorQuitado)} />}
        <Row name={<b>{conta.valorQuitado === 0 ? <Trans>Total</Trans> : <Trans>Falta pagar</Trans>}</b>} value={<b>{money(conta.valorRestante)}</b>} />
      </section>
      <section className="card stack" style={{ padding: 20 }}>
        <h2 className="t-head">
          <Trans>Por pessoa</Trans>
        </h2>
        {conta.pessoas.map((person, at) => (
          <Row
            key={person.id}
            name={person.nome || (person.id === mesa.idPessoa ? t`Você` : t`Pessoa ${at + 1}`)}
            value={money(person.valorTotal - person.valorQuitado)}
          />
        ))}
        <div className="row between">
          <span>
            <Trans>Dividir por igual</Trans>
          </span>
          <Stepper name={t`Partes`} value={parts} max={20} onChange={setParts} />
        </div>
        <p className="t-sub num" aria-live="polite">
          <Plural value={parts} one="# parte" other="# partes" />: {money(share)}
        </p>
      </section>
    </>
  );
}

function Row({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <div className="row between">
      <span>{name}</span>
      <span className="num">{value}</span>
    </div>
  );
}

function Lines({ conta }: { conta: Bill }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const nameOf = new Map(conta.pessoas.map(({ id, nome }, at) => [id, nome || t`Pessoa ${at + 1}`]));
  const rounds = [...Map.groupBy(conta.linhas, ({ idPedido }) => idPedido)];
  if (rounds.length === 0) return <EmptyState title={t`Nada na conta ainda`} text={<Trans>O que a mesa pedir aparece aqui, para todos.</Trans>} />;
  return rounds.map(([order, lines], at) => (
    <section key={order ?? 'staff'} className="stack">
      <div className="row between">
        <h2 className="t-section">{order === null ? <Trans>Lançado pela casa</Trans> : <Trans>Rodada {at + 1}</Trans>}</h2>
        {lines[0]?.status == null ? null : <span className="badge">{i18n._(statusLabel(lines[0].status))}</span>}
      </div>
      <ul className="card" data-testid="round">
        {lines.map((line) => (
          <li key={line.id} className={line.motivoEstorno === null ? 'bill-line' : 'bill-line void'}>
            <span className="num">{line.quantidade}×</span>
            <span>
              {line.nome}
              {line.detalhe === '' ? null : (
                <span className="t-cap" style={{ display: 'block' }}>
                  {line.detalhe}
                </span>
              )}
              {line.idPessoa === null ? null : (
                <span className="t-cap" style={{ display: 'block' }}>
                  <Trans>Pedido por {nameOf.get(line.idPessoa) ?? t`alguém da mesa`}</Trans>
                </span>
              )}
              {line.motivoEstorno ? (
                <span className="t-cap" style={{ display: 'block' }}>
                  {line.motivoEstorno}
                </span>
              ) : null}
            </span>
            <span className="num">{money(line.valor)}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Actions({ mesa, change }: Omit<PartsProps, 'conta'>) {
  const leave = async () => {
    if (await change((client) => client.leaveTable({}))) keepSeat(null);
  };
  return (
    <div className="stack">
      <Link className={buttonClass({ variant: 'primary', block: true })} to="/delivery">
        <Trans>Pedir mais</Trans>
      </Link>
      {mesa.confirmada ? (
        <>
          <Button variant="outline" block onClick={() => void change((client) => client.callWaiter({ motivo: 'garcom' }))}>
            <Icon of={BellRing} />
            {mesa.chamouGarcom ? <Trans>Garçom chamado</Trans> : <Trans>Chamar o garçom</Trans>}
          </Button>
          <Button variant="outline" block onClick={() => void change((client) => client.callWaiter({ motivo: 'conta' }))}>
            <Icon of={ReceiptText} />
            {mesa.pediuConta ? <Trans>Conta pedida</Trans> : <Trans>Pedir a conta</Trans>}
          </Button>
        </>
      ) : null}
      {mesa.podeDesconectar ? (
        <Button variant="quiet" block onClick={() => void leave()}>
          <Icon of={LogOut} />
          <Trans>Sair da mesa</Trans>
        </Button>
      ) : (
        <p className="t-cap">
          <Trans>Para sair da mesa, fale com quem atende.</Trans>
        </p>
      )}
    </div>
  );
}
