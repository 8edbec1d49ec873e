// What the login page is for somebody who is signed in already, where there is nowhere else to go.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, describeCalls } from '../api.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toast.tsx';
import { AuthFrame } from './auth-frame.tsx';

export function SignedIn({ name }: { name: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    const result = await (await api()).signOut({});
    if (result.ok) describeCalls({ customerId: null });
    else toast.show({ text: failureText(result), tone: 'danger' });
    await revalidate();
    setBusy(false);
  }

  return (
    <AuthFrame title={t`Olá, ${name}`} lead={t`Você está na sua conta.`}>
      <title>{t`Fazer login`}</title>
      <Button variant="outline" block loading={busy} onClick={() => void signOut()}>
        <Trans>Sair</Trans>
      </Button>
    </AuthFrame>
  );
}
