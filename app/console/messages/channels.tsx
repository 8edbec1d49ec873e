// The channels that tell customers about their orders. A press saves at once and reverts on
// failure.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { MessageChannelName, OrderNewsWays } from '#contract/entities/message.ts';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { useRole } from '../frame/use-role.ts';
import { channelIcons, channelNames } from './message-labels.ts';

type WaysProps = {
  ways: OrderNewsWays;
  allowed: boolean;
  sandboxes: readonly MessageChannelName[];
  /** Nothing leaves by these, whatever is switched on. */
  silent: readonly MessageChannelName[];
};

const switches = ['whatsapp', 'sms', 'email'] as const;

export function MessagesWays({ ways, allowed, sandboxes, silent }: WaysProps) {
  const { i18n } = useLingui();
  const role = useRole();
  const { run } = useConsoleCall();
  const [pressed, setPressed] = useState<OrderNewsWays | null>(null);
  const shown = pressed ?? ways;
  async function save(next: OrderNewsWays) {
    setPressed(next);
    await run((client) => client.saveOrderNewsWays(next));
    setPressed(null);
  }
  return (
    <section className="msg-ways" aria-labelledby="ways-title">
      <h2 id="ways-title" className="t-item">
        <Trans>Avisar o cliente sobre o pedido</Trans>
      </h2>
      <p className="t-cap">
        <Trans>
          Aceite, saída para entrega, pronto para retirada, entrega e cancelamento. Quem pediu
          avisos no navegador recebe também por lá.
        </Trans>
      </p>
      <fieldset className="card pad0 list" disabled={!allowed}>
        <legend className="sr">
          <Trans>Canais dos avisos de pedido</Trans>
        </legend>
        {switches.map((channel) => (
          <SwitchRow
            key={channel}
            label={i18n._(channelNames[channel])}
            detail={
              silent.includes(channel) ? (
                <Trans>Nenhuma conta envia avisos</Trans>
              ) : sandboxes.includes(channel) ? (
                <Trans>Em modo de teste</Trans>
              ) : undefined
            }
            start={<Icon of={channelIcons[channel]} />}
            checked={shown[channel]}
            onChange={(event) => void save({ ...shown, [channel]: event.currentTarget.checked })}
          />
        ))}
      </fieldset>
      {allowed ? null : (
        <p className="t-cap">
          <Trans>Quem muda os canais é o proprietário ou o gerente.</Trans>
        </p>
      )}
      {role === 'proprietario' ? (
        <p className="t-cap">
          <Link to={consolePages.messageAccounts}>
            <Trans>De que número e e-mail as mensagens saem</Trans>
          </Link>
        </p>
      ) : null}
    </section>
  );
}
