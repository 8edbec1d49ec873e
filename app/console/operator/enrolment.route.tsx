// A new operator sets a password and an authenticator app, in one go: with one of them alone nobody
// signs in. The key is in the address until the first press.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureCodes } from '#contract/failures.ts';
import { operatorPages } from '#contract/operator-pages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAnswer } from '../../use-answer.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffFrame } from '../frame/neutral-frame.tsx';
import { KeyPicture, RecoveryCodes } from '../my-account/app-key.tsx';
import type { Route } from './+types/enrolment.route';
import { CodeForm, type NewAccount, PasswordForm } from './enrolment-forms.tsx';

export { ConsoleFailed as ErrorBoundary } from '../frame/failed.tsx';

export function loader({ url }: Route.LoaderArgs) {
  return { chave: url.searchParams.get('chave')?.slice(0, 100) || '-', css: neutralCss() };
}

/** The key opens an account: send no referrer to other sites. */
export function headers() {
  return { 'referrer-policy': 'no-referrer' };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function Enrolment({ loaderData: { chave, css } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { reply, again } = useAnswer(chave, (client, key) =>
    client.operatorInvitation({ chave: key }),
  );
  return (
    <StaffFrame css={css}>
      <title>{t`Crie seu acesso`}</title>
      <main className="auth-main">
        {reply === null ? <Spinner label={t`Carregando`} /> : null}
        {reply?.ok === false ? (
          <EmptyState
            heading="h1"
            title={
              reply.codErro === failureCodes.invitationOver
                ? t`Este link não vale mais`
                : t`Não deu para abrir este link`
            }
            text={reply.mensagem}
          >
            <RetryButton onRetry={again} />
          </EmptyState>
        ) : null}
        {reply?.ok ? <Steps chave={chave} email={reply.value.email} /> : null}
      </main>
    </StaffFrame>
  );
}

function Steps({ chave, email }: { chave: string; email: string }) {
  const navigate = useNavigate();
  const [account, setAccount] = useState<NewAccount | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <>
      <h1 className="t-display">
        <Trans>Crie seu acesso</Trans>
      </h1>
      <p className="t-sub auth-lead">
        <Trans>Administração da plataforma, como {email}.</Trans>
      </p>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onDone={() => void navigate(operatorPages.brands)} />
      ) : account === null ? (
        <PasswordForm chave={chave} onDone={setAccount} />
      ) : (
        <div className="stack">
          <KeyPicture secret={account} />
          <CodeForm chave={chave} account={account} onDone={setCodes} />
        </div>
      )}
    </>
  );
}
