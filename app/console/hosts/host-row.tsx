// One domain of the brand: what DNS and the certificate say, and what can be done with it.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HostLine, HostState } from '#contract/entities/console/host.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { HostQuestion } from './host-effects.tsx';

type HostRowProps = {
  host: HostLine;
  /** Null: not known yet, or not at all. */
  state: HostState | null;
  checking: boolean;
  timeZone: string;
  onAsk: (question: HostQuestion) => void;
};

export function HostRow({ host, state, checking, timeZone, onAsk }: HostRowProps) {
  const { t } = useLingui();
  const { dominio, principal, daqui } = host;
  return (
    <li className="li host-row">
      <div className="grow stack sm">
        <p className="host-name">
          <b>{dominio}</b>
          {principal ? (
            <Badge tone="brand">
              <Trans>Principal</Trans>
            </Badge>
          ) : null}
          {daqui ? (
            <Badge>
              <Trans>Você está aqui</Trans>
            </Badge>
          ) : null}
        </p>
        {state === null ? (
          <p className="t-cap">
            {checking ? <Trans>Verificando…</Trans> : <Trans>Ainda não verificado.</Trans>}
          </p>
        ) : (
          <>
            <DnsLine state={state} />
            <CertificateLine state={state} timeZone={timeZone} />
          </>
        )}
      </div>
      {principal ? null : (
        <div className="host-actions">
          <Button
            variant="neutral"
            size="sm"
            aria-haspopup="dialog"
            aria-label={t`Tornar ${dominio} o principal`}
            onClick={() => onAsk({ kind: 'main', host: dominio })}
          >
            <Trans>Tornar principal</Trans>
          </Button>
          {daqui ? null : (
            <Button
              variant="neutral"
              size="sm"
              aria-haspopup="dialog"
              aria-label={t`Remover ${dominio}`}
              onClick={() => onAsk({ kind: 'remove', host: dominio })}
            >
              <Trans>Remover</Trans>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

type StateLineProps = { tone: BadgeTone; name: ReactNode; children?: ReactNode };

const StateLine = ({ tone, name, children }: StateLineProps) => (
  <p className="t-cap host-state">
    <Badge tone={tone}>{name}</Badge>
    {children === undefined ? null : <span>{children}</span>}
  </p>
);

function DnsLine({ state: { apontamento, enderecos } }: { state: HostState }) {
  const where = enderecos.join(', ');
  switch (apontamento) {
    case 'certo':
      return (
        <StateLine tone="success" name={<Trans>DNS certo</Trans>}>
          {where}
        </StateLine>
      );
    case 'outroLugar':
      return (
        <StateLine tone="danger" name={<Trans>DNS aponta para outro lugar</Trans>}>
          {where}
        </StateLine>
      );
    case 'semRegistro':
      return (
        <StateLine tone="danger" name={<Trans>Sem registro no DNS</Trans>}>
          <Trans>Clientes não encontram este endereço.</Trans>
        </StateLine>
      );
    case 'semResposta':
      return <StateLine tone="warning" name={<Trans>O DNS não respondeu</Trans>} />;
    case 'local':
      return (
        <StateLine tone="neutral" name={<Trans>Sem DNS aqui</Trans>}>
          <Trans>O nome vale só nesta máquina.</Trans>
        </StateLine>
      );
  }
}

function CertificateLine({
  state: { certificado, emissor, validade },
  timeZone,
}: {
  state: HostState;
  timeZone: string;
}) {
  const { i18n } = useLingui();
  const end = validade === null ? '' : i18n.date(validade, { dateStyle: 'medium', timeZone });
  switch (certificado) {
    case 'valido':
      return (
        <StateLine tone="success" name={<Trans>Certificado válido</Trans>}>
          <Trans>
            até {end}, de {emissor}
          </Trans>
        </StateLine>
      );
    case 'vencendo':
      return (
        <StateLine tone="warning" name={<Trans>Certificado vence em {end}</Trans>}>
          <Trans>A renovação automática não aconteceu. Avise quem cuida do sistema.</Trans>
        </StateLine>
      );
    case 'vencido':
      return (
        <StateLine tone="danger" name={<Trans>Certificado vencido em {end}</Trans>}>
          <Trans>Navegadores recusam este endereço. Avise quem cuida do sistema.</Trans>
        </StateLine>
      );
    case 'invalido':
      return (
        <StateLine tone="danger" name={<Trans>Certificado não vale aqui</Trans>}>
          <Trans>Navegadores recusam este endereço. Avise quem cuida do sistema.</Trans>
        </StateLine>
      );
    case 'semResposta':
      return (
        <StateLine tone="warning" name={<Trans>Ainda sem certificado</Trans>}>
          <Trans>Ele é pedido na primeira visita, quando o DNS já aponta para cá.</Trans>
        </StateLine>
      );
    case 'local':
      return <StateLine tone="neutral" name={<Trans>Sem TLS aqui</Trans>} />;
  }
}
