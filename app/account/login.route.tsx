// Login (the specification, section 2): who you are, then the password, then on to where you came from. Links that sign in by themselves
// and tables lead here too, and say what they cannot do yet.
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/login.route';
import { accountPage, afterSignIn } from './after-sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm, type LoginStep } from './login-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { passSignedIn } from './private-page.ts';
import { rememberCustomer } from './stay-known.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return passSignedIn(context.get(pageContext), url);
}

/** A form sent before the scripts were there: start over. What was typed is not kept. */
export function action({ url }: Route.ActionArgs) {
  return redirect(url.pathname + url.search);
}

export default function Login() {
  const { t } = useLingui();
  const brand = useBrand();
  const { possuiDelivery } = brand;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // These prefill and prove nothing.
  const [typed, setTyped] = useState(query.get('usuario') ?? query.get('email') ?? query.get('telefone') ?? '');
  const [step, setStep] = useState<LoginStep>('who');
  const lead = possuiDelivery ? (
    <Trans>Use o e-mail ou o telefone do seu cadastro. Se for sua primeira vez, criamos a conta em um minuto.</Trans>
  ) : (
    <Trans>Use o e-mail ou o telefone do seu cadastro para ver seus pontos. Se for sua primeira vez, criamos a conta em um minuto.</Trans>
  );
  return (
    <AuthFrame
      title={step === 'password' ? t`Olá de novo` : possuiDelivery ? t`Entre para pedir` : t`Fazer login`}
      {...(possuiDelivery && { back: '/delivery' })}
      lead={
        step === 'who' ? (
          lead
        ) : (
          <>
            {typed} ·{' '}
            <button type="button" className="link" onClick={() => setStep('who')}>
              <Trans>Trocar</Trans>
            </button>
          </>
        )
      }
    >
      <title>{t`Fazer login`}</title>
      <div className="stack">
        <NotYet />
        <LoginForm
          step={step}
          typed={typed}
          onTyped={setTyped}
          onStep={setStep}
          onUnknown={(identifier) => navigate(accountPage('/cadastro', query, identifier))}
          onSignedIn={({ id }) => {
            rememberCustomer(id);
            void navigate(afterSignIn(query, brand), { replace: true });
          }}
        />
        <OtherWays query={query} />
      </div>
    </AuthFrame>
  );
}

/** Somebody who followed a link should not wonder why it did nothing. */
function NotYet() {
  const { pathname } = useLocation();
  if (pathname === '/login/Acesso') {
    return (
      <Notice tone="info">
        <Trans>Entrar pelo link ainda não está disponível. Use seu e-mail ou telefone e a senha.</Trans>
      </Notice>
    );
  }
  if (pathname === '/login/pedidoMesa') {
    return (
      <Notice tone="info">
        <Trans>O pedido pela mesa ainda não está disponível. Peça a quem atende, ou entre para pedir por aqui.</Trans>
      </Notice>
    );
  }
  return null;
}
