// The user's own staff account: password, second step, devices, and signing out.
import { consolePages } from '#contract/console-pages.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { StaffAccount } from '#contract/entities/console/team.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { pageContext } from '../../context.ts';
import { useCall } from '../../use-call.ts';
import '../team/team.css';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { loadedOrSignIn } from '../frame/loaded.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffPage } from '../frame/page.tsx';
import { roleNames } from '../team/role-names.ts';
import { SessionsList } from '../team/sessions-list.tsx';
import type { Route } from './+types/my-account.route';
import { AccountPassword } from './password.tsx';
import { SecondStep } from './second-step.tsx';
import { AccountShortcuts } from './shortcuts.tsx';

type Loaded = { account: StaffAccount; css: string };

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  return { account: loadedOrSignIn(await api.staffAccount({})), css: neutralCss() };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function AccountScreen({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { projectName } = useBrand();
  if (loaderData === null) return null;
  const { account, css } = loaderData;
  const { nome, email, papel } = account.equipe;
  return (
    <StaffPage
      css={css}
      place="account"
      title={t`Conta`}
      detail={projectName}
      actions={<SignOut />}
    >
      <section className="card">
        <p className="t-head">{nome}</p>
        <p className="t-sub team-line">{`${email} · ${i18n._(roleNames[papel])}`}</p>
      </section>
      <section className="card stack">
        <h2 className="t-head">
          <Trans>Verificação em duas etapas</Trans>
        </h2>
        <SecondStep account={account} />
      </section>
      <section className="card stack">
        <h2 className="t-head">
          <Trans>Senha</Trans>
        </h2>
        <AccountPassword change={(client, given) => client.changeStaffPassword(given)} />
      </section>
      <AccountShortcuts />
      <OwnDevices account={account} />
    </StaffPage>
  );
}

function OwnDevices({ account: { equipe, sessoes } }: { account: StaffAccount }) {
  const toast = useToast();
  const { busy, run } = useCall();
  async function end(id: number | null) {
    const outcome = await run((client) => client.endStaffSessions({ idPessoa: equipe.id, id }));
    if (outcome?.ok === false) toast.show({ text: outcome.text, tone: 'danger' });
  }
  return (
    <section className="stack">
      <h2 className="overline">
        <Trans>Aparelhos conectados</Trans>
      </h2>
      <SessionsList sessions={sessoes} busy={busy} onEnd={(id) => void end(id)} />
    </section>
  );
}

function SignOut() {
  const toast = useToast();
  const navigate = useNavigate();
  const { busy, run } = useCall();
  async function leave() {
    const outcome = await run((client) => client.staffSignOut({}), { reread: 'never' });
    if (outcome?.ok) await navigate(consolePages.signIn, { replace: true });
    else if (outcome !== null) toast.show({ text: outcome.text, tone: 'danger' });
  }
  return (
    <Button variant="outline" size="md" loading={busy} onClick={() => void leave()}>
      <Icon of={LogOut} size={18} />
      <Trans>Sair</Trans>
    </Button>
  );
}
