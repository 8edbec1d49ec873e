// Code entry and its check: a wrong code is cleared with a reason, and the field gets focus.
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import type { Customer } from '#contract/entities/customer.ts';
import { failure, NETWORK_CODE } from '#contract/reply.ts';
import { api } from '../api.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useFailureText } from '../errors/failure-text.ts';

type CodeCheck = {
  input: RefObject<HTMLInputElement | null>;
  code: string;
  setCode: (code: string) => void;
  /** Empty without an error. */
  error: string;
  setError: (error: string) => void;
  checking: boolean;
  /** `onRight` gets the phone's owner, or null if it has none. */
  check: (
    phone: string,
    digits: string,
    onRight: (customer: Customer | null) => void,
  ) => Promise<void>;
};

export function useCodeCheck(): CodeCheck {
  const { t } = useLingui();
  const { appNome } = useBrand();
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [checking, setChecking] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function check(
    phone: string,
    digits: string,
    onRight: (customer: Customer | null) => void,
  ) {
    setChecking(true);
    setError('');
    const result = await api()
      .then((client) =>
        client.verifyPhone({
          appName: appNome,
          telefone: phone,
          codigoAcesso: digits,
          idCliente: null,
        }),
      )
      .catch(() => failure(NETWORK_CODE, t`Verifique sua conexão!`, 0));
    setChecking(false);
    if (result.ok) return onRight(result.value.usuarios[0] ?? null);
    setCode('');
    setError(failureText(result));
    input.current?.focus();
  }

  return { input, code, setCode, error, setError, checking, check };
}
