// Sign-up (the specification, section 2): opened with what was typed when the login found no
// account.
import { pages } from '#contract/pages.ts';
import '../../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, redirect, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Customer } from '#contract/entities/customer.ts';
import { mayGoWithoutSignUp } from '#rules/cart/without-sign-up.ts';
import { phoneDigits } from '#rules/documents.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { Canonical } from '../../brand/canonical.tsx';
import { SeeMenu } from '../../brand/menu-words.tsx';
import { pageContext } from '../../context.ts';
import { AppBar } from '../../ui/app-bar.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { accountPage } from '../after-sign-in.ts';
import { ConfirmPhone } from '../confirm-phone.tsx';
import { facebookTokenOf } from '../facebook.ts';
import { passSignedIn } from '../private-page.ts';
import { codeWays } from '../sent-code.ts';
import type { Route } from './+types/sign-up.route';
import { provedPhoneOf } from './proved-phone.ts';
import { SignUpForm } from './sign-up-form.tsx';

export { PageFailed as ErrorBoundary } from '../../errors/page-failed.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  return passSignedIn(context.get(pageContext), url, request);
}

/** A form sent before hydration: start over. What was typed is not kept. */
export function action({ url }: Route.ActionArgs) {
  return redirect(url.pathname + url.search);
}

export default function SignUp({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const brand = useBrand();
  const { possuiDelivery, loginApenasTelefone, projectName } = brand;
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const [confirming, setConfirming] = useState<string | null>(null);
  const typed = {
    nome: query.get('facebookNome') ?? '',
    email: query.get('email') ?? query.get('facebookEmail') ?? '',
    telefone: phoneDigits(query.get('telefone') ?? '').slice(0, 11),
  };
  const cameFromLogin = typed.email !== '' || typed.telefone !== '' || typed.nome !== '';
  const login = accountPage(pages.login, query, typed.email || typed.telefone);
  const goOn = () => void navigate(loaderData.next, { replace: true });
  const created = ({ telefone }: Customer) => {
    // Where the phone is the only login, it is confirmed at once, unless a code did so before.
    const asks = loginApenasTelefone && codeWays(brand).length > 0;
    if (asks && telefone !== null && provedPhoneOf(state) !== telefone) setConfirming(telefone);
    else goOn();
  };
  if (confirming !== null) return <ConfirmPhone phone={confirming} onDone={goOn} />;
  return (
    <>
      <title>{t`Cadastrar`}</title>
      <meta name="description" content={t`Crie sua conta de ${projectName} em um minuto.`} />
      <Canonical path={pages.signUp} />
      <AppBar back={login} />
      <main className="page narrow stack lg">
        <div>
          <h1 className="t-display">
            <Trans>Crie sua conta</Trans>
          </h1>
          <p className="t-sub sign-up-lead" role="status">
            {cameFromLogin ? (
              <Trans>Por favor, complete seu cadastro</Trans>
            ) : (
              <Trans>Leva um minuto.</Trans>
            )}
          </p>
        </div>
        <SignUpForm typed={typed} facebookToken={facebookTokenOf(state)} onCreated={created} />
        <div className="stack sm">
          <Link className={buttonClass({ variant: 'quiet', block: true })} to={login} state={state}>
            <Trans>Já tenho conta</Trans>
          </Link>
          {possuiDelivery ? (
            <Link className={buttonClass({ variant: 'quiet', block: true })} to={pages.menu}>
              {mayGoWithoutSignUp(brand) ? <Trans>Continuar sem cadastro</Trans> : <SeeMenu />}
            </Link>
          ) : null}
        </div>
        <div className="dock-space sm" />
      </main>
    </>
  );
}
