// The accounts that send the brand's messages: its own on each channel, and whether the platform's
// may stand in.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MessageAccounts } from '#contract/entities/console/message-account.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loadedIfAllowed } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import type { Route } from './+types/accounts.route';
import './accounts.css';
import { ChannelCard } from './channel-card.tsx';

/** `accounts` is null without permission. */
type Loaded = { accounts: MessageAccounts | null; css: string };

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  return { accounts: loadedIfAllowed(await api.messageAccounts({})), css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function MessageAccountsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { accounts, css } = loaderData;
  return (
    <StaffPage
      css={css}
      place="messageAccounts"
      title={t`Contas de mensagens`}
      detail={projectName}
    >
      {accounts === null ? (
        <EmptyState
          title={t`Só para o proprietário`}
          text={t`Quem muda por onde saem as mensagens é o proprietário.`}
        />
      ) : (
        <Cards {...accounts} />
      )}
    </StaffPage>
  );
}

function Cards({ contas, servidoresPermitidos }: MessageAccounts) {
  // State of the list, because a card mounts again after a save and must not collapse.
  const [open, setOpen] = useState(
    () => new Set(contas.filter(({ problema }) => problema !== null).map(({ canal }) => canal)),
  );
  return (
    <>
      <p className="t-sub">
        <Trans>
          Por aqui saem os códigos de acesso e os avisos aos clientes: de um número e um endereço
          seus, ou dos da plataforma, se você deixar.
        </Trans>
      </p>
      {contas.map((account) => (
        <ChannelCard
          key={account.canal}
          account={account}
          trusted={servidoresPermitidos}
          open={open.has(account.canal)}
          onToggle={(shown) =>
            setOpen((all) => {
              const next = new Set(all);
              if (shown) next.add(account.canal);
              else next.delete(account.canal);
              return next;
            })
          }
        />
      ))}
    </>
  );
}
