// Says on the page that began anew that the account is no longer open here: another device may have
// closed it, and the diner should know that the cart is still there.
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
