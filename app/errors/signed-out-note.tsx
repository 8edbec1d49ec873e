// Says after a reload that the account is signed out here, for instance from another device, and
// that the cart is kept.
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { readSession, writeSession } from '../storage.ts';
import { useToast } from '../ui/toast.tsx';

export function SignedOutNote() {
  const { t } = useLingui();
  const { show } = useToast();
  useEffect(() => {
    if (readSession('signedOut') === null) return;
    writeSession('signedOut', null);
    show({ text: t`Você saiu da conta. Sua sacola continua aqui.` });
  }, [show, t]);
  return null;
}
