// Login (the specification, section 2): who you are, then the password, then on to where you came from.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { redirect, useNavigate, useSearchParams } from 'react-router';
import { describeCalls } from '../api.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { pageContext } from '../context.ts';
import type { Route } from './+types/login.route';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm, type LoginStep } from './login-form.tsx';
import { ownPath } from './own-path.ts';
import { SignedIn } from './signed-in.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, brand } = context.get(pageContext);
  if (brand === null) return { name: null };
  const session = await api.currentCustomer({});
  const customer = session.ok && session.value.logado ? session.value.cliente : null;
  const asked = new URL(request.url).searchParams.get('redirect');
  if (customer !== null && (brand.possuiDelivery || asked !== null)) throw redirect(ownPath(asked, '/delivery'));
  return { name: customer?.nome ?? null };
}

/** A form sent before the scripts were there: start over. What was typed is not kept. */
export function action({ request }: Route.ActionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search);
}

export default function Login({ loaderData }: Route.ComponentProps) {
  return loaderData.name === null ? <LoginPage /> : <SignedIn name={loaderData.name} />;
}

function LoginPage() {
  const { t } = useLingui();
  const { possuiDelivery } = useBrand();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // These prefill and prove nothing.
  const [typed, setTyped] = useState(query.get('usuario') ?? query.get('email') ?? query.get('telefone') ?? '');
  const [step, setStep] = useState<LoginStep>('who');
  const lead = possuiDelivery ? (
    <Trans>Use o e-mail ou o telefone do seu cadastro.</Trans>
  ) : (
    <Trans>Use o e-mail ou o telefone do seu cadastro para ver seus pontos.</Trans>
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
      <LoginForm
        step={step}
        typed={typed}
        onTyped={setTyped}
        onStep={setStep}
        onSignedIn={({ id }) => {
          describeCalls({ customerId: id });
          void navigate(ownPath(query.get('redirect'), possuiDelivery ? '/delivery' : '/login'), { replace: true });
        }}
      />
    </AuthFrame>
  );
}
