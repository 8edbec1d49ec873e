// Login (the specification, section 2): identifier, then password or another method, then back.
import { pages } from '#contract/pages.ts';
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { redirect, useNavigate, useSearchParams } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { Canonical } from '../brand/canonical.tsx';
import { VersionLabel } from '../brand/version-label.tsx';
import { pageContext } from '../context.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/login.route';
import { AuthFrame } from './auth-frame.tsx';
import { LoginFlow } from './login-flow.tsx';
import type { LoginStep } from './login-form.tsx';
import { LoginLead } from './login-lead.tsx';
import { passSignedIn } from './private-page.ts';

export { PageFailed as ErrorBoundary } from '../errors/page-failed.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  return passSignedIn(context.get(pageContext), url, request);
}

/** A form sent before hydration: start over. What was typed is not kept. */
export function action({ url }: Route.ActionArgs) {
  return redirect(url.pathname + url.search);
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const brand = useBrand();
  const { possuiDelivery, projectName } = brand;
  const { storeId, next } = loaderData;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(prefill(query));
  const [step, setStep] = useState<LoginStep>('who');
  return (
    <AuthFrame
      title={
        step === 'who'
          ? possuiDelivery
            ? t`Entre para pedir`
            : t`Fazer login`
          : step === 'password'
            ? t`Olá de novo`
            : t`Crie uma nova senha`
      }
      {...(possuiDelivery && { back: pages.menu })}
      lead={step === 'who' ? <LoginLead /> : <Whom typed={typed} onChange={() => setStep('who')} />}
    >
      <title>{t`Fazer login`}</title>
      <meta name="description" content={t`Entre na sua conta de ${projectName}.`} />
      <Canonical path={pages.login} />
      <div className="stack">
        <Notices query={query} />
        <LoginFlow
          {...{ query, storeId, step, typed }}
          onStep={setStep}
          onTyped={setTyped}
          onSignedIn={() => void navigate(next, { replace: true })}
        />
        <VersionLabel />
      </div>
    </AuthFrame>
  );
}

/** These only prefill the field. */
const prefill = (query: URLSearchParams): string =>
  ['usuario', 'email', 'telefone', 'facebookEmail'].map((name) => query.get(name)).find(Boolean) ??
  '';

function Whom({ typed, onChange }: { typed: string; onChange: () => void }) {
  return (
    <>
      {typed} ·{' '}
      <button type="button" className="link" onClick={onChange}>
        <Trans>Trocar</Trans>
      </button>
    </>
  );
}

/** Explain why the link did nothing. */
function Notices({ query }: { query: URLSearchParams }) {
  const given = (name: string) => (query.get(name) ?? '') !== '';
  if (!given('facebookId') && (given('facebookEmail') || given('facebookNome'))) {
    return (
      <Notice tone="danger" role="alert">
        <Trans>Seu Facebook não permite esse tipo de login!</Trans>
      </Notice>
    );
  }
  return null;
}
