// The whole login for its page and for the dialog: identifier, password, recovery, other methods,
// codes and Facebook.
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Customer } from '#contract/entities/customer.ts';
import { pages } from '#contract/pages.ts';
import { isPersonPhone, phoneDigits } from '#rules/documents.ts';
import { readIdentifier } from '#rules/identifier.ts';
import { takeDevice } from '../leave-device.ts';
import { Button } from '../ui/button.tsx';
import { accountPage } from './after-sign-in.ts';
import { CodeSheet } from './code-sheet.tsx';
import { facebookTokenOf, linkFacebook } from './facebook.ts';
import { FacebookLogin } from './facebook-login.tsx';
import { LoginForm, type LoginStep } from './login-form.tsx';
import { LoginOptions } from './login-options.tsx';
import { loginWorked, useLoginKinds } from './phone-only.ts';
import { Recovery } from './recovery.tsx';
import { useNobody } from './session-ended.ts';

export type LoginFlowProps = {
  /** Where to continue afterwards, and what prefills the sign-up. */
  query: URLSearchParams;
  storeId: number | null;
  step: LoginStep;
  onStep: (step: LoginStep) => void;
  typed: string;
  onTyped: (typed: string) => void;
  onSignedIn: (customer: Customer) => void;
  /** Goes to the sign-up. */
  onLeave?: () => void;
};

export function LoginFlow({
  query,
  storeId,
  step,
  onStep,
  typed,
  onTyped,
  onSignedIn,
  onLeave,
}: LoginFlowProps) {
  useNobody();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [open, setOpen] = useState<'options' | 'code' | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const kinds = useLoginKinds();
  const phoneOnly = !kinds.includes('email');
  const phone = phoneDigits(typed);

  const signedIn = (customer: Customer) => {
    const another = takeDevice(customer.id);
    loginWorked();
    const token = facebookTokenOf(state);
    // The Facebook user had no account here and then signed in to one: link the two.
    if (token !== null) void linkFacebook(token);
    if (another) location.reload();
    else onSignedIn(customer);
  };
  const register = (identifier: string, provedPhone: string | null = null) => {
    onLeave?.();
    const token = facebookTokenOf(state);
    void navigate(accountPage(pages.signUp, query, identifier), {
      state: { ...(token !== null && { facebookToken: token }), provedPhone },
    });
  };
  return (
    <div className="stack" ref={form}>
      <LoginForm
        {...{ step, typed, phoneOnly, onTyped, onStep }}
        onUnknown={register}
        onSignedIn={signedIn}
      />
      {step === 'who' ? (
        <>
          <Button variant="outline" block onClick={() => setOpen('options')}>
            <Trans>Outras opções</Trans>
          </Button>
          <FacebookLogin query={query} onSignedIn={signedIn} onLeave={onLeave} />
        </>
      ) : null}
      {step === 'password' ? (
        <Recovery
          identifier={readIdentifier(typed, kinds) ?? ''}
          storeId={storeId}
          onSent={() => form.current?.querySelector<HTMLInputElement>('[name=senha]')?.focus()}
        />
      ) : null}
      {open === 'options' ? (
        <LoginOptions
          phoneOnly={phoneOnly}
          storeId={storeId}
          signUpPath={accountPage(pages.signUp, query, readIdentifier(typed, kinds))}
          onWhatsapp={() => setOpen('code')}
          onClose={() => setOpen((now) => (now === 'options' ? null : now))}
        />
      ) : null}
      {open === 'code' ? (
        <CodeSheet
          phone={isPersonPhone(phone) && !typed.includes('@') ? phone : ''}
          onClose={() => setOpen(null)}
          onSignedIn={signedIn}
          onUnknown={(proved) => register(proved, proved)}
        />
      ) : null}
    </div>
  );
}
