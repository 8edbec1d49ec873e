// The page of an invitation or password link. The key is in the address until the first press.
import { consolePages } from '#contract/console-pages.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { failureCodes } from '#contract/failures.ts';
import { PASSWORD_MINIMUM } from '#contract/passwords.ts';
import { PasswordField } from '../../account/password-field.tsx';
import { useBrand } from '../../brand/brand-context.tsx';
import { BrandLogo } from '../../brand/brand-logo.tsx';
import { pageContext } from '../../context.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HydratedFields } from '../../ui/hydrated-fields.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { useCall } from '../../use-call.ts';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffFrame } from '../frame/neutral-frame.tsx';
import { firstPlace } from '../my-account/first-screen.ts';
import type { Route } from './+types/invitation.route';

/** `invited` is null, with the reason, for a link that is over or cannot be looked up now. */
type Loaded = {
  invited: { chave: string; nome: string; email: string } | null;
  over: boolean;
  reason: string;
  css: string;
};

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded | null> {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return null;
  const chave = url.searchParams.get('chave')?.slice(0, 100) ?? '';
  const result = await api.invitation({ chave: chave === '' ? '-' : chave });
  return {
    invited: result.ok ? { chave, ...result.value } : null,
    over: !result.ok && result.codErro === failureCodes.invitationOver,
    reason: result.ok ? '' : result.mensagem,
    css: neutralCss(),
  };
}

/** The key opens an account: send no referrer to other sites. */
export function headers() {
  return { 'referrer-policy': 'no-referrer' };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function InvitationScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  const { revalidate } = useRevalidator();
  if (loaderData === null) return null;
  const { invited, over, reason, css } = loaderData;
  return (
    <StaffFrame css={css}>
      <title>{t`Escolha sua senha`}</title>
      <main className="auth-main">
        <BrandLogo className="auth-logo" />
        {invited === null ? (
          <EmptyState
            heading="h1"
            title={over ? t`Este link não vale mais` : t`Não deu para abrir este link`}
            text={reason}
          >
            {over ? (
              <Link className={buttonClass({ variant: 'outline' })} to={consolePages.signIn}>
                <Trans>Ir para a entrada</Trans>
              </Link>
            ) : (
              <RetryButton onRetry={() => void revalidate()} />
            )}
          </EmptyState>
        ) : (
          <>
            <h1 className="t-display">
              <Trans>Olá, {invited.nome}</Trans>
            </h1>
            <p className="t-sub auth-lead">
              <Trans>
                Escolha a senha com que {invited.email} entra no painel de {projectName}.
              </Trans>
            </p>
            <PasswordForm invited={invited} />
          </>
        )}
      </main>
    </StaffFrame>
  );
}

function PasswordForm({ invited: { chave, email } }: { invited: NonNullable<Loaded['invited']> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { busy, run } = useCall({ reread: 'never' });
  const [error, setError] = useState('');
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const senha = String(new FormData(event.currentTarget).get('senha'));
    if (senha.length < PASSWORD_MINIMUM)
      return setError(t`Use pelo menos ${PASSWORD_MINIMUM} caracteres.`);
    const accepted = await run((client) => client.acceptInvitation({ chave, senhaNova: senha }));
    if (accepted === null) return;
    // An earlier press may have used up the link: the password is this one, then.
    const mayBeUsed =
      !accepted.ok && accepted.doubtful && accepted.codErro === failureCodes.invitationOver;
    if (!accepted.ok && !mayBeUsed) return setError(accepted.text);
    const entered = await run<string>(async (client) => {
      const signedIn = await client.staffSignIn({ email, senha });
      if (signedIn.ok) return { ok: true, value: await firstPlace(client, signedIn.value) };
      // With an authenticator app, continue at the sign-in, which asks for its code.
      const wrong = signedIn.codErro === failureCodes.wrongCredentials;
      return accepted.ok || !wrong ? { ok: true, value: consolePages.signIn } : signedIn;
    });
    if (entered?.ok) return void navigate(entered.value, { replace: true });
    if (entered !== null && !accepted.ok) setError(accepted.text);
  }
  return (
    <form
      method="post"
      action={consolePages.signIn}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <HydratedFields className="stack">
        <PasswordField
          fresh
          label={t`Nova senha`}
          error={error}
          hint={t`Pelo menos ${PASSWORD_MINIMUM} caracteres.`}
        />
        <Button type="submit" block loading={busy}>
          <Trans>Salvar e entrar</Trans>
        </Button>
      </HydratedFields>
    </form>
  );
}
