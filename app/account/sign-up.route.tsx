// Sign-up (the specification, section 2): the login that found nobody leads here with what was typed.
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, redirect, useSearchParams } from 'react-router';
import { phoneDigits } from '#rules/documents.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import { AppBar } from '../ui/app-bar.tsx';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/sign-up.route';
import { accountPage } from './after-sign-in.ts';
import { passSignedIn } from './private-page.ts';
import { SignUpForm } from './sign-up-form.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  return passSignedIn(context.get(pageContext), url);
}

/** A form sent before the scripts were there: start over. What was typed is not kept. */
export function action({ url }: Route.ActionArgs) {
  return redirect(url.pathname + url.search);
}

export default function SignUp() {
  const { t } = useLingui();
  const { possuiDelivery, permitirContinuarSemCadastro } = useBrand();
  const [query] = useSearchParams();
  const typed = { email: query.get('email') ?? '', telefone: phoneDigits(query.get('telefone') ?? '').slice(0, 11) };
  const cameFromLogin = typed.email !== '' || typed.telefone !== '';
  const login = accountPage('/login', query, typed.email || typed.telefone);
  return (
    <>
      <title>{t`Cadastrar`}</title>
      <AppBar back={login} />
      <main className="page narrow stack lg">
        <div>
          <h1 className="t-display">
            <Trans>Crie sua conta</Trans>
          </h1>
          <p className="t-sub" style={{ marginTop: 8 }} role="status">
            {cameFromLogin ? <Trans>Por favor, complete seu cadastro. Leva um minuto.</Trans> : <Trans>Leva um minuto.</Trans>}
          </p>
        </div>
        <SignUpForm typed={typed} query={query} />
        <div className="stack sm">
          <Link className={buttonClass({ variant: 'quiet', block: true })} to={login}>
            <Trans>Já tenho conta</Trans>
          </Link>
          {possuiDelivery ? (
            <Link className={buttonClass({ variant: 'quiet', block: true })} to="/delivery">
              {permitirContinuarSemCadastro ? <Trans>Continuar sem cadastro</Trans> : <Trans>Ver cardápio</Trans>}
            </Link>
          ) : null}
        </div>
        <div className="dock-space sm" />
      </main>
    </>
  );
}
