// The staff sign-in.
import { consolePages } from '#contract/console-pages.ts';
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { useBrand } from '../../brand/brand-context.tsx';
import { BrandLogo } from '../../brand/brand-logo.tsx';
import { pageContext } from '../../context.ts';
import { useCall } from '../../use-call.ts';
import { PasswordAndCode } from '../forms/password-and-code.tsx';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffFrame } from '../frame/neutral-frame.tsx';
import type { Route } from './+types/sign-in.route';
import { firstPlace } from './first-screen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api: server, brand } = context.get(pageContext);
  if (brand !== null && (await server.staffBoard({})).ok) throw redirect(consolePages.board);
  return { css: neutralCss() };
}

/** A form sent before hydration: start over. */
export function action() {
  return redirect(consolePages.signIn);
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function SignIn({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { projectName } = useBrand();
  return (
    <StaffFrame css={loaderData.css}>
      <title>{t`Entrar no painel`}</title>
      <main className="auth-main">
        <BrandLogo className="auth-logo" />
        <h1 className="t-display">
          <Trans>Painel de pedidos</Trans>
        </h1>
        <p className="t-sub auth-lead">
          <Trans>Entre com o e-mail da equipe de {projectName}.</Trans>
        </p>
        <SignInForm />
      </main>
    </StaffFrame>
  );
}

/** `secondStepNeeded` and `secondStepWrong` of contract/failures.ts, without their sentences. */
const NEEDS_CODE = [460, 461];

function SignInForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [error, setError] = useState('');
  /** The password was right, and the account requires an authenticator code. */
  const [withCode, setWithCode] = useState(false);
  const { busy, run } = useCall({ reread: 'never', leaves: true });

  // Uncontrolled fields keep what a password manager filled in before hydration.
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setError('');
    const form = new FormData(event.currentTarget);
    const [email, password] = [String(form.get('email')).trim(), String(form.get('senha'))];
    if (email === '' || password === '') return setError(t`Informe o e-mail e a senha.`);
    const codigo = String(form.get('codigo') ?? '').trim();
    if (withCode && codigo === '')
      return setError(t`Digite o código do seu aplicativo autenticador.`);
    const first = await run(async (client) => {
      const result = await client.staffSignIn({
        email,
        senha: password,
        ...(codigo !== '' && { codigo }),
      });
      return result.ok ? { ok: true, value: await firstPlace(client, result.value) } : result;
    });
    if (first === null) return;
    if (first.ok) return void navigate(first.value, { replace: true });
    if (NEEDS_CODE.includes(first.codErro) && !withCode) setWithCode(true);
    else setError(first.text);
  }

  return (
    <PasswordAndCode
      busy={busy}
      error={error}
      withCode={withCode}
      onSubmit={(event) => void submit(event)}
    />
  );
}
