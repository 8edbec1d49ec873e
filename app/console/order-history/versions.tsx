// The versions of an order: who changed what and when, the difference, and whether its customer
// agreed.
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderFile } from '#contract/entities/console/order-history.ts';
import type { Order } from '#contract/entities/order.ts';
import type { OrderVersion } from '#contract/entities/order-change.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { changedItems } from '../../order-changes/changed-words.ts';
import { useChangedTerms } from '../../order-changes/term-words.ts';
import { useSignedMoney } from '../../order-changes/use-signed-money.ts';
import { useBrandDate } from '../../orders/brand-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import './change.css';
import { versionBefore } from './version-before.ts';

const hour = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** A proposal that waits, with the way to withdraw it. */
export function OpenProposal({ order }: { order: Order }) {
  const { t } = useLingui();
  const money = useMoney();
  const { busy, run } = useConsoleCall();
  const { id, proposta, revisaoPedido } = order;
  if (proposta === null) return null;
  // The sign stays with its amount.
  const more = `+\u00a0${money(proposta.diferenca)}`;
  return (
    <Notice
      tone="warning"
      title={t`Espera a resposta do cliente: ${more}`}
      action={
        <Button
          variant="neutral"
          size="sm"
          loading={busy}
          onClick={() => void run((client) => client.withdrawChange({ id, revisaoPedido }))}
        >
          <Trans>Retirar</Trans>
        </Button>
      }
    >
      <Trans>O pedido segue como está.</Trans>
    </Notice>
  );
}

type OrderVersionsProps = Pick<OrderFile, 'versoes'> & Pick<Order, 'tipoPedido'>;

export function OrderVersions({ versoes, tipoPedido }: OrderVersionsProps) {
  const { t } = useLingui();
  if (versoes.length === 0) return null;
  return (
    <section className="card">
      <h2 className="t-item">{t`Versões`}</h2>
      <ul>
        {versoes.map((version, at) => (
          <Version
            key={version.versao}
            version={version}
            before={versionBefore(versoes, at)}
            collected={tipoPedido === ORDER_TYPE.pickup}
          />
        ))}
      </ul>
    </section>
  );
}

function Version({
  version,
  before,
  collected,
}: {
  version: OrderVersion;
  before?: OrderVersion | undefined;
  /** By its customer, at the store. */
  collected: boolean;
}) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const signed = useSignedMoney();
  const date = useBrandDate();
  const changedTerms = useChangedTerms();
  const { versao, situacao, respondidoEm, concordou, diferenca } = version;
  const { motivo, autor, devolver, aCobrar } = version;
  const states = {
    valendo: t`Vale`,
    anterior: t`Anterior`,
    proposta: t`Espera resposta`,
    recusada: t`Recusada`,
    retirada: respondidoEm === null ? t`Sem resposta` : t`Retirada pela loja`,
  };
  const consents = { cliente: t`o cliente concordou`, telefone: t`concordou por telefone` };
  const [back, due] = [money(devolver), money(aCobrar)];
  const changes =
    before === undefined
      ? []
      : [
          changedItems(before, version, i18n.locale).join(', '),
          ...changedTerms(before, version),
        ].filter(Boolean);
  const facts = [
    autor,
    motivo,
    concordou !== null && situacao !== 'recusada' ? consents[concordou] : null,
    devolver > 0 ? t`devolve ${back}` : null,
    aCobrar === 0 ? null : collected ? t`cobrar ${due} na retirada` : t`cobrar ${due} na entrega`,
  ].filter(Boolean);
  return (
    <li className="change-version">
      <p className="row between wraps">
        <span className="row">
          <b>{versao === 1 ? t`Como foi pedido` : t`Versão ${versao}`}</b>
          <Badge tone={situacao === 'valendo' ? 'success' : 'neutral'}>{states[situacao]}</Badge>
        </span>
        <span className="num">{versao === 1 ? money(version.valorTotal) : signed(diferenca)}</span>
      </p>
      <small>
        <time dateTime={version.data}>{date(version.data, hour)}</time>
        {facts.length === 0 ? null : ` · ${facts.join(' · ')}`}
      </small>
      {changes.length === 0 ? null : <small>{changes.join(' · ')}</small>}
    </li>
  );
}
