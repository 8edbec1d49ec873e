// Pausing and reopening stores, and leaving the board.
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut, MessagesSquare, Settings, Star, Utensils } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { BoardStore, StaffMember } from '#contract/entities/console/board.ts';
import type { Result } from '#contract/reply.ts';
import { api } from '../../api.ts';
import { useFailureText } from '../../errors/failure-text.ts';
import { Chip } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { PaymentRules } from './payment-rules.tsx';
import { stateClasses, useStoreStateText } from './store-state.ts';

type StoreSheetProps = { stores: readonly BoardStore[]; member: StaffMember; onClose: () => void };

export function StoreSheet({ stores, member, onClose }: StoreSheetProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { run } = useCall();
  const signOut = async () => {
    if (await run(async () => (await api()).staffSignOut({}))) await navigate(consolePages.signIn);
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
  const { run, busy } = useCall();
  const words = useStoreStateText()(store);
  const pause = (pausar: boolean, minutos: number | null) =>
    void run(async () =>
      (await api()).pauseStore({ idEstabelecimento: store.id, pausar, minutos }),
    );
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
      <fieldset disabled={busy}>
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

/** Makes a call, reports its failure, and refreshes the board. */
function useCall() {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function run(call: () => Promise<Result<unknown>>): Promise<boolean> {
    setBusy(true);
    const result = await call().catch(() => null);
    if (result === null) toast.show({ text: t`Verifique sua conexão!`, tone: 'danger' });
    else if (!result.ok) toast.show({ text: failureText(result), tone: 'danger' });
    await revalidate();
    setBusy(false);
    return result?.ok ?? false;
  }
  return { run, busy };
}
