// Four digits that confirm a phone after sign-up or after a change in the profile. The fourth
// submits.
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock3 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isPersonPhone, maskPhone } from '#rules/documents.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useToast } from '../ui/toast.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { CodeInput } from './code-input.tsx';
import { PhoneField } from './person-fields.tsx';
import { type CodeWay, codeWays } from './sent-code.ts';
import { useCodeCheck } from './use-code-check.ts';
import { usePhoneCode } from './use-phone-code.ts';
import { useWaitWords } from './wait-words.ts';

type ConfirmPhoneProps = {
  phone: string;
  /** A sheet keeps the form behind it, where the phone can still be corrected. */
  over?: boolean;
  onDone: (confirmed: boolean) => void;
};

export function ConfirmPhone({ phone: signedUpWith, over = false, onDone }: ConfirmPhoneProps) {
  const { t } = useLingui();
  const { show } = useToast();
  const [phone, setPhone] = useState(signedUpWith);
  const [editing, setEditing] = useState(false);
  const { input, code, setCode, error, setError, checking, unanswered, check } = useCodeCheck();
  const { way, busy, send, seconds } = usePhoneCode(4);
  const waitWords = useWaitWords();
  const ways = codeWays(useBrand());
  const first = ways.includes('sms') ? 'sms' : 'whatsapp';
  const began = useRef(false);

  async function sendBy(by: CodeWay) {
    const { ok, waiting, text } = await send(by, phone);
    show({ text, tone: ok ? 'success' : waiting ? 'plain' : 'danger' });
    setCode('');
    setError('');
    if (ok || waiting) setEditing(false);
    input.current?.focus();
  }
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    void sendBy(first);
  });

  const enter = (digits: string) => void check(phone, digits, () => onDone(true));

  async function change(event: FormEvent) {
    event.preventDefault();
    if (!isPersonPhone(phone)) return setError(t`Não identificamos seu telefone.`);
    await sendBy(first);
  }

  const left = seconds[way];
  const other: CodeWay = way === 'sms' ? 'whatsapp' : 'sms';
  const shown = <span className="num">{maskPhone(phone)}</span>;
  const lead = editing ? (
    <Trans>Confira o número. Mandamos outro código para ele.</Trans>
  ) : way === 'sms' ? (
    <Trans>Mandamos 4 números por SMS para {shown}.</Trans>
  ) : (
    <Trans>Mandamos 4 números por WhatsApp para {shown}.</Trans>
  );
  const title = t`Confirme seu telefone`;
  const later = () => onDone(false);
  const steps = (
    <div className="stack">
      {editing ? (
        <form method="post" className="stack" onSubmit={(event) => void change(event)} noValidate>
          <PhoneField value={phone} error={error} onValue={setPhone} />
          <Button type="submit" block loading={busy}>
            <Trans>Enviar código</Trans>
          </Button>
        </form>
      ) : (
        <>
          <CodeInput
            ref={input}
            length={4}
            value={code}
            onChange={setCode}
            onComplete={enter}
            error={error}
            busy={checking}
          />
          {unanswered ? (
            <Button variant="outline" block onClick={() => enter(code)}>
              <Trans>Tentar de novo</Trans>
            </Button>
          ) : null}
          {left > 0 ? (
            <Notice tone="warning" icon={Clock3}>
              {waitWords(left)}
            </Notice>
          ) : (
            <Button variant="tonal" block loading={busy} onClick={() => void sendBy(way)}>
              <Trans>Reenviar</Trans>
            </Button>
          )}
          {seconds[other] === 0 && ways.includes(other) ? (
            <Button variant="quiet" block onClick={() => void sendBy(other)}>
              {other === 'sms' ? (
                <Trans>Receber por SMS</Trans>
              ) : (
                <Trans>Receber por WhatsApp</Trans>
              )}
            </Button>
          ) : null}
          {over ? null : (
            <Button variant="quiet" block onClick={() => setEditing(true)}>
              <Trans>Trocar o número</Trans>
            </Button>
          )}
        </>
      )}
      <Button variant="quiet" block onClick={later}>
        <Trans>Confirmar depois</Trans>
      </Button>
    </div>
  );
  if (over) {
    return (
      <Sheet title={title} onClose={later}>
        <p className="t-sub login-note">{lead}</p>
        {steps}
      </Sheet>
    );
  }
  return (
    <AuthFrame title={title} lead={lead}>
      <title>{title}</title>
      {steps}
    </AuthFrame>
  );
}
