// The login as a dialog over the page that needs it. The cart stays as it is.
import '../i18n/later-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { chooseStore } from '../stores/store-choice.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useAnswer } from '../use-answer.ts';
import { LoginFlow } from './login-flow.tsx';
import type { LoginStep } from './login-form.tsx';
import { rememberCustomer } from './remembered-customer.ts';
import { leaveIfSignedOut } from './start-refresh.ts';

/** The reason for the login; the dialog shows it. */
export type LoginReason =
  | 'orders'
  | 'profile'
  | 'loyalty'
  | 'coupons'
  | 'payment'
  | 'checkout'
  | 'again'
  /** Like `again`, and whoever does not sign in orders as a guest. */
  | 'order';

type LoginDialogProps = {
  reason: LoginReason;
  /** Where the sign-up continues; null: back to this page. */
  back: string | null;
  onClose: () => void;
  onSignedIn: () => void;
};

export default function LoginDialog({ reason, back, onClose, onSignedIn }: LoginDialogProps) {
  const brand = useBrand();
  const { pathname, search } = useLocation();
  const [title = '', ...lines] = useLoginMessage(reason).split(' - ');
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState<LoginStep>('who');
  const query = new URLSearchParams({ redirect: back ?? pathname + search });
  const store = chooseStore(brand, new URL(search, location.origin), document.cookie);

  // The session may exist although this browser has no record of it.
  const { reply } = useAnswer('customer', (client) => client.currentCustomer({}));
  const customer = reply?.ok ? reply.value.cliente : null;
  const putOff = () => {
    onClose();
    if (reason === 'order') void leaveIfSignedOut(brand.appNome);
  };
  const proceed = useEffectEvent((id: number) => {
    rememberCustomer(id);
    onSignedIn();
  });
  useEffect(() => {
    if (customer !== null) proceed(customer.id);
  }, [customer]);

  return createPortal(
    <Sheet title={title} onClose={putOff}>
      {step === 'who' ? (
        lines.map((line) => (
          <p className="t-sub login-note" key={line}>
            {line}
          </p>
        ))
      ) : (
        <p className="t-sub login-note">
          {typed} ·{' '}
          <button type="button" className="link" onClick={() => setStep('who')}>
            <Trans>Trocar</Trans>
          </button>
        </p>
      )}
      <LoginFlow
        {...{ query, step, typed }}
        storeId={store?.id ?? null}
        onStep={setStep}
        onTyped={setTyped}
        onSignedIn={onSignedIn}
        onLeave={onClose}
      />
      <Button variant="quiet" block className="login-later" onClick={putOff}>
        <Trans>Agora não</Trans>
      </Button>
    </Sheet>,
    document.body,
  );
}

/** Title and lines, separated by ' - ' (the specification, section 2). */
function useLoginMessage(reason: LoginReason): string {
  const { t } = useLingui();
  const messages: Record<Exclude<LoginReason, 'order'>, string> = {
    orders: t`Falta só entrar - Para ver seus pedidos, precisamos saber quem é você. Sua sacola continua aqui.`,
    profile: t`Falta só entrar - Para abrir seu perfil, precisamos saber quem é você. Sua sacola continua aqui.`,
    loyalty: t`Falta só entrar - Para ver seus selos e seu cashback, precisamos saber quem é você. Sua sacola continua aqui.`,
    coupons: t`Falta só entrar - Para usar cupons, precisamos saber quem é você. Sua sacola continua aqui.`,
    payment: t`Falta só entrar - Para pagar pelo site, precisamos saber quem é você. Sua sacola continua aqui.`,
    checkout: t`Falta só entrar - Esta loja pede uma conta para finalizar o pedido. Sua sacola continua aqui.`,
    again: t`Sua sessão terminou - Entre de novo e toque outra vez no botão. O que você preencheu continua aqui.`,
  };
  return messages[reason === 'order' ? 'again' : reason];
}
