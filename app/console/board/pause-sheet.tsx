// Pausing and reopening stores, and leaving the board.
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut, MessagesSquare, Settings, Star, Utensils } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { BoardStore, StaffMember } from '#contract/entities/console/board.ts';
import { Chip } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { PaymentRules } from './payment-rules.tsx';
import { stateClasses, useStoreStateText } from './store-state.ts';

type StoreSheetProps = { stores: readonly BoardStore[]; member: StaffMember; onClose: () => void };

export function StoreSheet({ stores, member, onClose }: StoreSheetProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { run } = useConsoleCall();
  const signOut = async () => {
    if ((await run((client) => client.staffSignOut({})))?.ok) await navigate(consolePages.signIn);
  };
  const { nome, email } = member;
  return (
    <Sheet title={t`Receber pedidos`} onClose={onClose}>
      <div className="stack">
        <ul className="stack">
          {stores.map((store) => (
            <li key={store.id} className="card">
              <StorePause store={store} />
            </li>
          ))}
        </ul>
        <Link
          className={buttonClass({ variant: 'outline', size: 'md', block: true })}
          to={consolePages.menu}
        >
          <Icon of={Utensils} size={18} />
          <Trans>Cardápio</Trans>
        </Link>
        <Link
          className={buttonClass({ variant: 'outline', size: 'md', block: true })}
          to={consolePages.reviews}
        >
          <Icon of={Star} size={18} />
          <Trans>Avaliações</Trans>
        </Link>
        <Link
          className={buttonClass({ variant: 'outline', size: 'md', block: true })}
          to={consolePages.messages}
        >
          <Icon of={MessagesSquare} size={18} />
          <Trans>Mensagens enviadas</Trans>
        </Link>
        {member.papel === 'atendente' ? null : (
          <Link
            className={buttonClass({ variant: 'outline', size: 'md', block: true })}
            to={consolePages.stores}
          >
            <Icon of={Settings} size={18} />
            <Trans>Configurar a loja</Trans>
          </Link>
        )}
        <PaymentRules />
        <div className="row between wraps">
          <p className="t-cap">
            <b>{nome}</b>
            <br />
            {email}
          </p>
          <Button variant="neutral" size="md" onClick={() => void signOut()}>
            <Icon of={LogOut} size={18} />
            <Trans>Sair</Trans>
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

const PAUSES = [15, 30, 60];

/** `heading`: the level below the title of the sheet or page. */
export function StorePause({
  store,
  heading: Heading = 'h3',
}: {
  store: BoardStore;
  heading?: 'h2' | 'h3';
}) {
  const { t } = useLingui();
  const { run, busy } = useConsoleCall();
  const words = useStoreStateText()(store);
  const pause = (pausar: boolean, minutos: number | null) => {
    // Not by `disabled`, which would take the focus off the pressed button.
    if (busy) return;
    void run((client) => client.pauseStore({ idEstabelecimento: store.id, pausar, minutos }));
  };
  const paused = store.estado === 'pausado';
  return (
    <div className="stack md">
      <div>
        <Heading className="t-item">{store.nome}</Heading>
        <p className={`t-cap state ${stateClasses[store.estado]}`} role="status">
          <i />
          {words.detail}
        </p>
      </div>
      {paused ? (
        <Button size="md" loading={busy} onClick={() => pause(false, null)}>
          <Trans>Reabrir agora</Trans>
        </Button>
      ) : null}
      <fieldset aria-busy={busy}>
        <legend className="t-cap">
          {paused ? <Trans>Pausar por mais tempo</Trans> : <Trans>Pausar novos pedidos</Trans>}
        </legend>
        <div className="chipwrap">
          {PAUSES.map((minutes) => (
            <Chip key={minutes} onClick={() => pause(true, minutes)}>
              {t`${minutes} min`}
            </Chip>
          ))}
          <Chip onClick={() => pause(true, null)}>
            <Trans>Até eu reabrir</Trans>
          </Chip>
        </div>
      </fieldset>
    </div>
  );
}
