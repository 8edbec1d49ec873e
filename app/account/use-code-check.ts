// Code entry and its check: a wrong code is cleared with a reason, and the field gets focus. One
// that got no answer stays, to be sent again by a press.
import { type RefObject, useRef, useState } from 'react';
import type { Customer } from '#contract/entities/customer.ts';
import { isLost } from '#contract/lost-replies.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useCall } from '../use-call.ts';

type CodeCheck = {
  input: RefObject<HTMLInputElement | null>;
  code: string;
  setCode: (code: string) => void;
  /** Empty without an error. */
  error: string;
  setError: (error: string) => void;
  checking: boolean;
  /** The code that is typed got no answer. */
  unanswered: boolean;
  /** `onRight` gets the phone's owner, or null if it has none. */
  check: (
    phone: string,
    digits: string,
    onRight: (customer: Customer | null) => void,
  ) => Promise<void>;
};

export function useCodeCheck(): CodeCheck {
  const { appNome } = useBrand();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [lost, setLost] = useState('');
  const { busy: checking, run } = useCall({ reread: 'never' });
  const input = useRef<HTMLInputElement>(null);

  async function check(
    phone: string,
    digits: string,
    onRight: (customer: Customer | null) => void,
  ) {
    setError('');
    const result = await run((client) =>
      client.verifyPhone({
        appName: appNome,
        telefone: phone,
        codigoAcesso: digits,
        idCliente: null,
      }),
    );
    if (result === null) return;
    setLost(!result.ok && isLost(result) ? digits : '');
    if (result.ok) return onRight(result.value.usuarios[0] ?? null);
    if (!isLost(result)) setCode('');
    setError(result.text);
    input.current?.focus();
  }

  const unanswered = lost !== '' && lost === code && !checking;
  return { input, code, setCode, error, setError, checking, unanswered, check };
}
