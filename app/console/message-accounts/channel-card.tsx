// One channel: who sends now, what is wrong, the brand's own account, and the platform's part.
import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageAccount } from '#contract/entities/console/message-account.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { channelIcons, channelNames } from '../messages/message-labels.ts';
import { AccountForm } from './account-form.tsx';
import { AccountTrouble } from './account-trouble.tsx';
import { useChannelDetails } from './account-words.ts';
import { PlatformChoice } from './platform-choice.tsx';
import { RemoveAccount } from './remove-account.tsx';
import { AccountTrial } from './trial.tsx';
import { WebhookLines } from './webhook-lines.tsx';

type ChannelCardProps = {
  account: MessageAccount;
  trusted: readonly string[];
  open: boolean;
  onToggle: (open: boolean) => void;
};

export function ChannelCard({ account, trusted, open, onToggle }: ChannelCardProps) {
  const { i18n } = useLingui();
  const details = useChannelDetails();
  const { canal, contaPropria, definidaEm } = account;
  const name = i18n._(channelNames[canal]);
  return (
    <details
      className="card msg-account"
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        <span className="icon-tile">
          <Icon of={channelIcons[canal]} />
        </span>
        <span className="grow">
          <b className="t-item">{name}</b>
          <span className="t-cap">{details[canal]}</span>
          <WhoSends account={account} />
        </span>
      </summary>
      <div className="stack msg-account-body">
        <AccountTrouble account={account} />
        <PlatformChoice account={account} name={name} />
        {/* What is typed stays while the choice above is saved. */}
        <AccountForm key={definidaEm ?? 'none'} account={account} trusted={trusted} />
        {contaPropria ? (
          <>
            <WebhookLines account={account} />
            <AccountTrial canal={canal} name={name} />
            <RemoveAccount account={account} name={name} />
          </>
        ) : null}
      </div>
    </details>
  );
}

function WhoSends({ account }: { account: MessageAccount }) {
  const { contaPropria, problema, usaPlataforma, plataformaEnvia } = account;
  if (problema !== null)
    return (
      <Badge tone={problema.recusada ? 'danger' : 'warning'}>
        {problema.recusada ? <Trans>Conta recusada</Trans> : <Trans>Sem resposta</Trans>}
      </Badge>
    );
  if (contaPropria)
    return (
      <Badge tone="success">
        <Trans>Conta própria</Trans>
      </Badge>
    );
  if (!plataformaEnvia)
    return (
      <Badge>
        <Trans>Sem conta</Trans>
      </Badge>
    );
  return usaPlataforma === false ? (
    <Badge tone="danger">
      <Trans>Nada é enviado</Trans>
    </Badge>
  ) : (
    <Badge tone={usaPlataforma === null ? 'warning' : 'neutral'}>
      {usaPlataforma === null ? <Trans>Só códigos</Trans> : <Trans>Conta da plataforma</Trans>}
    </Badge>
  );
}
