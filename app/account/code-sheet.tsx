// Signing in with a code: the phone, then six digits. The sixth one sends them.
import { Trans, useLingui } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Customer } from '#contract/entities/customer.ts';
import { failure, NETWORK_CODE } from '#contract/reply.ts';
import { isPhone, maskPhone, phoneDigits } from '#rules/documents.ts';
import { countdownText } from '#rules/resend.ts';
import { api } from '../api.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useFailureText } from '../errors/failure-text.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useToast } from '../ui/toast.tsx';
import { CodeInput } from './code-input.tsx';
import { type CodeWay, usePhoneCode } from './use-phone-code.ts';

type CodeSheetProps = {
  /** What was typed before, when it is a phone. */
  phone: string;
  onClose: () => void;
  onSignedIn: (customer: Customer) => void;
  onUnknown: (phone: string) => void;
};

export function CodeSheet({ phone: before, onClose, onSignedIn, onUnknown }: CodeSheetProps) {
  const { t } = useLingui();
  const { show } = useToast();
  const { appNome } = useBrand();
  const failureText = useFailureText();
  const [phone, setPhone] = useState(before);
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [checking, setChecking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { way, busy, send, seconds } = usePhoneCode(6);

  useEffect(() => {
    if (sent) input.current?.focus();
  }, [sent]);

  async function sendBy(by: CodeWay) {
    setError('');
    const { ok, text } = await send(by, phone);
    if (!ok) return sent ? show({ text, tone: 'danger' }) : setError(text);
    show({ text, tone: 'success' });
    setCode('');
    setSent(true);
    input.current?.focus();
  }

  async function submitPhone(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!isPhone(phone)) return setError(t`Não identificamos seu telefone.`);
    await sendBy('whatsapp');
  }

  async function check(digits: string) {
    setChecking(true);
    setError('');
    const result = await api()
      .then((client) => client.verifyPhone({ appName: appNome, telefone: phone, codigoAcesso: digits, idCliente: null }))
      .catch(() => failure(NETWORK_CODE, t`Verifique sua conexão!`, 0));
    setChecking(false);
    if (!result.ok) {
      setCode('');
      setError(failureText(result));
      return input.current?.focus();
    }
    const [customer] = result.value.usuarios;
    return customer === undefined ? onUnknown(phone) : onSignedIn(customer);
  }

  const waitText = (seconds: number) => t`Aguarde ${seconds} segundos para enviar novamente`;
  const resend = (by: CodeWay) => ({
    loading: busy && way === by,
    onClick: () => void sendBy(by),
    ...(seconds[by] > 0 && { unavailable: waitText(seconds[by]), onUnavailable: () => show({ text: waitText(seconds[by]) }) }),
  });
  const title = !sent ? t`Entrar com WhatsApp` : way === 'whatsapp' ? t`Código do WhatsApp` : t`Código do SMS`;
  return (
    <Sheet title={title} onClose={onClose}>
      {sent ? (
        <>
          <p className="t-sub">
            <Trans>
              Enviado para <span className="num">{maskPhone(phone)}</span>. Entramos assim que você digitar o sexto número.
            </Trans>
          </p>
          <div style={{ margin: '24px 0' }}>
            <CodeInput ref={input} length={6} value={code} onChange={setCode} onComplete={(digits) => void check(digits)} error={error} busy={checking} />
          </div>
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
            {way === 'whatsapp' ? (
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
        <form method="post" className="stack" onSubmit={(event) => void submitPhone(event)} noValidate>
          <p className="t-sub">
            <Trans>Enviamos um código de 6 dígitos.</Trans>
          </p>
          <TextField
            label={t`Telefone`}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder="(11) 98765-4321"
            value={maskPhone(phone)}
            error={error}
            onChange={(event) => setPhone(phoneDigits(event.target.value).slice(0, 11))}
          />
          <Button type="submit" block loading={busy}>
            <Trans>Enviar código</Trans>
          </Button>
        </form>
      )}
    </Sheet>
  );
}
