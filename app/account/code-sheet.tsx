// Signing in with a code: the phone, then six digits. The sixth digit submits.
import { Trans, useLingui } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import type { Customer } from '#contract/entities/customer.ts';
import { isPersonPhone, maskPhone } from '#rules/documents.ts';
import { countdownText } from '#rules/time/resend.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useToast } from '../ui/toast.tsx';
import { CodeInput } from './code-input.tsx';
import { PhoneField } from './person-fields.tsx';
import { type CodeWay, codeWays, forgetSentCode, readSentCode } from './sent-code.ts';
import { useCodeCheck } from './use-code-check.ts';
import { usePhoneCode } from './use-phone-code.ts';
import { useWaitWords } from './wait-words.ts';

type CodeSheetProps = {
  /** What was typed before, if it is a phone. */
  phone: string;
  onClose: () => void;
  onSignedIn: (customer: Customer) => void;
  onUnknown: (phone: string) => void;
};

export function CodeSheet({ phone: before, onClose, onSignedIn, onUnknown }: CodeSheetProps) {
  const { t } = useLingui();
  const ways = codeWays(useBrand());
  const { show } = useToast();
  // Reopen while a code is pending, unless another phone was typed.
  const [onItsWay] = useState(() => {
    const known = readSentCode(Date.now());
    return known !== null && (before === '' || before === known.phone) ? known : null;
  });
  const [phone, setPhone] = useState(onItsWay?.phone ?? before);
  const [sent, setSent] = useState(onItsWay !== null);
  const { input, code, setCode, error, setError, checking, unanswered, check } = useCodeCheck();
  const { way, busy, send, seconds } = usePhoneCode(6, onItsWay);
  const waitText = useWaitWords();

  useEffect(() => {
    if (sent) input.current?.focus();
  }, [sent, input]);

  async function sendBy(by: CodeWay) {
    setError('');
    const { ok, waiting, text } = await send(by, phone);
    // A code is already pending: focus its field.
    if (!ok && !waiting) return sent ? show({ text, tone: 'danger' }) : setError(text);
    show(ok ? { text, tone: 'success' } : { text });
    setCode('');
    setSent(true);
    input.current?.focus();
  }

  async function submitPhone(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!isPersonPhone(phone)) return setError(t`Não identificamos seu telefone.`);
    await sendBy(ways[0] ?? 'whatsapp');
  }

  const enter = (digits: string) =>
    void check(phone, digits, (customer) => {
      forgetSentCode();
      if (customer === null) onUnknown(phone);
      else onSignedIn(customer);
    });

  const resend = (by: CodeWay) => ({
    loading: busy && way === by,
    onClick: () => void sendBy(by),
    ...(seconds[by] > 0 && {
      unavailable: waitText(seconds[by]),
      onUnavailable: () => show({ text: waitText(seconds[by]) }),
    }),
  });
  const title = !sent
    ? ways.includes('whatsapp')
      ? t`Entrar com WhatsApp`
      : t`Entrar com SMS`
    : way === 'whatsapp'
      ? t`Código do WhatsApp`
      : t`Código do SMS`;
  return (
    <Sheet title={title} onClose={onClose}>
      {sent ? (
        <>
          <p className="t-sub">
            <Trans>
              Enviado para <span className="num">{maskPhone(phone)}</span>. Entramos assim que você
              digitar o sexto número.
            </Trans>{' '}
            <button type="button" className="link" onClick={() => setSent(false)}>
              <Trans>Trocar o número</Trans>
            </button>
          </p>
          <div className="code-boxes">
            <CodeInput
              ref={input}
              length={6}
              value={code}
              onChange={setCode}
              onComplete={enter}
              error={error}
              busy={checking}
            />
          </div>
          {unanswered ? (
            <Button variant="outline" size="md" block onClick={() => enter(code)}>
              <Trans>Tentar de novo</Trans>
            </Button>
          ) : null}
          <p className="resend">
            {seconds[way] > 0 ? (
              <>
                <Icon of={Timer} size={16} />
                <span>
                  <Trans>
                    Reenviar em <b className="num">{countdownText(seconds[way])}</b>
                  </Trans>
                </span>
              </>
            ) : (
              <Trans>Não chegou? Peça outro.</Trans>
            )}
          </p>
          <div className="cols2">
            <Button variant="neutral" size="md" {...resend(way)}>
              <Trans>Reenviar</Trans>
            </Button>
            {ways.length < 2 ? null : way === 'whatsapp' ? (
              <Button variant="tonal" size="md" {...resend('sms')}>
                <Trans>Receber por SMS</Trans>
              </Button>
            ) : (
              <Button variant="tonal" size="md" {...resend('whatsapp')}>
                <Trans>Receber por WhatsApp</Trans>
              </Button>
            )}
          </div>
        </>
      ) : (
        <form
          method="post"
          className="stack"
          onSubmit={(event) => void submitPhone(event)}
          noValidate
        >
          <p className="t-sub">
            <Trans>Enviamos um código de 6 dígitos.</Trans>
          </p>
          <PhoneField value={phone} error={error} onValue={setPhone} />
          <Button type="submit" block loading={busy}>
            <Trans>Enviar código</Trans>
          </Button>
        </form>
      )}
    </Sheet>
  );
}
