// The operator's sign-in: a password, and then a code.
import '../../i18n/staff-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { operatorPages } from '#contract/operator-pages.ts';
import { pageContext } from '../../context.ts';
import { useCall } from '../../use-call.ts';
import { PasswordAndCode } from '../forms/password-and-code.tsx';
import { neutralCss } from '../frame/neutral.server.ts';
import { StaffFrame } from '../frame/neutral-frame.tsx';
import type { Route } from './+types/sign-in.route';

export { ConsoleFailed as ErrorBoundary } from '../frame/failed.tsx';

/** `secondStepNeeded` and `secondStepWrong` of contract/failures.ts. */
const NEEDS_CODE = [460, 461];

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  if ((await api.operatorSelf({})).ok) throw redirect(operatorPages.brands);
  return { css: neutralCss() };
}

/** A form sent before hydration: start over. */
export function action() {
  return redirect(operatorPages.signIn);
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function OperatorSignIn({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <StaffFrame css={loaderData.css}>
      <title>{t`Administração da plataforma`}</title>
      <main className="auth-main">
        <h1 className="t-display">
          <Trans>Administração da plataforma</Trans>
        </h1>
        <p className="t-sub auth-lead">
          <Trans>Entre com seu e-mail, sua senha e um código do seu celular.</Trans>
        </p>
        <SignInForm />
      </main>
    </StaffFrame>
  );
}

function SignInForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { busy, run } = useCall({ reread: 'never', leaves: true });
  const [error, setError] = useState('');
  const [withCode, setWithCode] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '');
    const [email, senha, codigo] = [read('email').trim(), read('senha'), read('codigo').trim()];
    if (email === '' || senha === '') return setError(t`Preencha e-mail e senha.`);
    if (withCode && codigo === '') return setError(t`Digite o código do aplicativo.`);
    setError('');
    const outcome = await run((client) =>
      client.operatorSignIn({ email, senha, ...(codigo !== '' && { codigo }) }),
    );
    if (outcome?.ok) return void navigate(operatorPages.brands, { replace: true });
    if (outcome === null) return;
    const asked = NEEDS_CODE.includes(outcome.codErro);
    setWithCode(asked || withCode);
    if (withCode || !asked) setError(outcome.text);
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
