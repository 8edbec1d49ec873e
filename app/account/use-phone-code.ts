// State of a code sent to a phone: the last channel, and the waiting time of each channel.
import { useRef, useState } from 'react';
import { failureCodes } from '#contract/failures.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useCall } from '../use-call.ts';
import { type CodeWay, type SentCode, saveSentCode } from './sent-code.ts';
import { useCountdown, waitOf } from './use-countdown.ts';

/** `waiting`: another code must wait, because one is pending. */
type Sending = { ok: boolean; waiting: boolean; text: string };

/** `before`: a code that was sent before this screen opened. */
export function usePhoneCode(digits: 4 | 6, before: SentCode | null = null) {
  const { appNome } = useBrand();
  const [way, setWay] = useState<CodeWay>(before?.way ?? 'whatsapp');
  const { busy, run } = useCall({ reread: 'never', parallel: true });
  const whatsapp = useCountdown(before?.until.whatsapp);
  const sms = useCountdown(before?.until.sms);
  const countdowns = { whatsapp, sms };
  const asked = useRef(before?.phone);

  function startWait(by: CodeWay, telefone: string, seconds: number): void {
    setWay(by);
    countdowns[by].start(seconds);
    // The other channel's wait belonged to another phone.
    if (asked.current !== telefone) countdowns[by === 'sms' ? 'whatsapp' : 'sms'].start(0);
    asked.current = telefone;
    if (digits === 6) saveSentCode(telefone, by, seconds, Date.now());
  }

  /** The sentence to show: success, or the reason for failure. */
  async function send(by: CodeWay, telefone: string): Promise<Sending> {
    const input = {
      appNome,
      cliente: { telefone, appNome },
      localizacao: null,
      token: '',
      quantidadeNumero: digits,
    };
    const result = await run((client) =>
      by === 'whatsapp' ? client.sendWhatsappCode(input) : client.sendSmsCode(input),
    );
    if (result === null) return { ok: false, waiting: false, text: '' };
    if (result.ok) {
      startWait(by, telefone, result.value.segundosParaReenviar);
      return { ok: true, waiting: false, text: result.value.mensagem };
    }
    const wait = result.codErro === failureCodes.waitToResend ? waitOf(result.detalhes) : null;
    if (wait !== null) startWait(by, telefone, wait);
    return { ok: false, waiting: wait !== null, text: result.text };
  }

  return { way, busy, send, seconds: { whatsapp: whatsapp.seconds, sms: sms.seconds } };
}
