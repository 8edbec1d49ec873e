// Confirms a change that affects customers at once: what will happen, whom it affects, and how to
// undo it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UnderWay } from '#contract/endpoints/console/set-up.ts';
import { formatMoney } from '#rules/price/currency.ts';
import { useMoney } from '../../ui/money.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TwoAnswers } from '../../ui/two-answers.tsx';
import {
  type Risk,
  touchesCarts,
  touchesCredit,
  touchesSlots,
  touchesTables,
} from './confirm-change.ts';

type RiskSheetProps = {
  risks: readonly Risk[];
  /** Null: unavailable; the sentences are true without it. */
  underWay: UnderWay | null;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function RiskSheet({ risks, underWay, busy, onConfirm, onClose }: RiskSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Isto muda o site na hora`} onClose={onClose}>
      <div className="stack">
        <ul className="stack risk-words">
          {risks.map((risk) => (
            <li key={risk.kind}>
              <RiskWords risk={risk} />
            </li>
          ))}
          {touchesCarts(risks) ? (
            <li>
              <Trans>
                Quem está com o carrinho aberto vê a mudança antes de enviar o pedido. Os carrinhos
                ficam nos celulares dos clientes: não dá para contar.
              </Trans>
            </li>
          ) : null}
        </ul>
        {underWay === null ? null : <Concerned risks={risks} underWay={underWay} />}
        <TwoAnswers
          keep={<Trans>Voltar</Trans>}
          act={<Trans>Mudar agora</Trans>}
          busy={busy}
          onKeep={onClose}
          onAct={onConfirm}
        />
      </div>
    </Sheet>
  );
}

function Concerned({ risks, underWay }: { risks: readonly Risk[]; underWay: UnderWay }) {
  const money = useMoney();
  const { pedidosAbertos, pedidosAgendados, mesasAbertas, clientesComSaldo, saldoTotal } = underWay;
  const credit = money(saldoTotal);
  const lines: [string, ReactNode][] = [];
  if (pedidosAbertos > 0)
    lines.push([
      'orders',
      <Plural
        key="orders"
        value={pedidosAbertos}
        one="# pedido em andamento: segue até o fim como foi feito."
        other="# pedidos em andamento: seguem até o fim como foram feitos."
      />,
    ]);
  if (pedidosAgendados > 0 && touchesSlots(risks))
    lines.push([
      'slots',
      <Plural
        key="slots"
        value={pedidosAgendados}
        one="# pedido agendado: continua marcado. Confira a hora com o cliente."
        other="# pedidos agendados: continuam marcados. Confira as horas com os clientes."
      />,
    ]);
  if (mesasAbertas > 0 && touchesTables(risks))
    lines.push([
      'tables',
      <Plural
        key="tables"
        value={mesasAbertas}
        one="# mesa com a conta aberta: o que já foi lançado fica como está."
        other="# mesas com a conta aberta: o que já foi lançado fica como está."
      />,
    ]);
  if (clientesComSaldo > 0 && touchesCredit(risks))
    lines.push([
      'credit',
      <Plural
        key="credit"
        value={clientesComSaldo}
        one={`# cliente com cashback guardado, ${credit} no total: o número fica o mesmo.`}
        other={`# clientes com cashback guardado, ${credit} no total: os números ficam os mesmos.`}
      />,
    ]);
  return (
    <section className="card stack">
      <h3 className="t-label">
        <Trans>Neste momento</Trans>
      </h3>
      {lines.length === 0 ? (
        <p className="t-sub">
          <Trans>Nenhum pedido em andamento e nenhuma conta aberta.</Trans>
        </p>
      ) : (
        <ul className="stack t-sub">
          {lines.map(([key, words]) => (
            <li key={key}>{words}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RiskWords({ risk }: { risk: Risk }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const { locale } = i18n;
  if (risk.kind === 'currency') {
    const [before, after] = [risk.from, risk.to].map((currency) =>
      formatMoney(1000, { currency, locale }),
    );
    return (
      <Trans>
        Os preços não são convertidos: o que custa {before} passa a custar {after}, para todos.
      </Trans>
    );
  }
  if (risk.kind === 'fee') {
    const fee = money(risk.amount);
    if (risk.amount === 0) return <Trans>A taxa adicional deixa de ser cobrada.</Trans>;
    return <Trans>Cada pedido passa a ter uma taxa adicional de {fee}.</Trans>;
  }
  if (risk.kind === 'service') {
    const percent = risk.amount.toLocaleString(locale);
    return (
      <Trans>
        O serviço passa a {percent}% no que for pedido daqui em diante. O que já está nas contas
        fica como está.
      </Trans>
    );
  }
  if (risk.kind === 'zone') {
    const city = risk.to.split('/').at(-1)?.replaceAll('_', ' ') ?? risk.to;
    return (
      <Trans>
        Os horários passam a seguir o relógio de {city}: a loja pode abrir ou fechar neste instante,
        e pedidos agendados aparecem em outra hora.
      </Trans>
    );
  }
  const words: Record<Exclude<Risk['kind'], 'currency' | 'fee' | 'service' | 'zone'>, ReactNode> = {
    menuOff: (
      <Trans>
        O cardápio sai do site, e ninguém mais consegue pedir. O site abre na entrada da conta.
      </Trans>
    ),
    menuOn: <Trans>O cardápio entra no site, e qualquer pessoa pode pedir.</Trans>,
    language: <Trans>O site passa a abrir em outro idioma para quem não escolheu um.</Trans>,
    guestsOff: <Trans>Quem não tem conta deixa de conseguir pedir sem se cadastrar.</Trans>,
    phoneOnly: <Trans>A conta passa a ser aberta e confirmada só pelo telefone.</Trans>,
    discount: (
      <Trans>O desconto do cardápio muda o total de todos os pedidos daqui em diante.</Trans>
    ),
    deliveryOff: <Trans>A loja para de entregar.</Trans>,
    pickupOff: <Trans>A loja para de aceitar retirada no balcão.</Trans>,
    neitherWay: <Trans>Sem entrega e sem retirada, ninguém consegue pedir fora das mesas.</Trans>,
    paymentsOff: <Trans>Sem nenhuma forma de pagamento, ninguém consegue fechar um pedido.</Trans>,
    noHours: <Trans>Sem nenhum horário, a loja fica fechada para todos.</Trans>,
    tablesOff: <Trans>As mesas deixam de receber pedidos pelo celular.</Trans>,
  };
  return words[risk.kind];
}
