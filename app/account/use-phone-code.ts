// A code to a phone, as the screens see it: which way it went last, how long until the next one, by
// each way of its own.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureCodes } from '#contract/failures.ts';
import { failure, NETWORK_CODE } from '#contract/reply.ts';
import { api } from '../api.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useFailureText } from '../errors/failure-text.ts';
import { useCountdown, waitOf } from './use-countdown.ts';

export type CodeWay = 'whatsapp' | 'sms';

export function usePhoneCode(digits: 4 | 6) {
  const { t } = useLingui();
  const { appNome } = useBrand();
  const failureText = useFailureText();
  const [way, setWay] = useState<CodeWay>('whatsapp');
  const [busy, setBusy] = useState(false);
  const whatsapp = useCountdown();
  const sms = useCountdown();
  const countdowns = { whatsapp, sms };

  /**
   * What to say: the good news, or why not. A wait that is not over counts as sent: there is a code
   * on its way.
   */
  async function send(by: CodeWay, telefone: string): Promise<{ ok: boolean; text: string }> {
    setBusy(true);
    const input = {
      appNome,
      cliente: { telefone, appNome },
      localizacao: null,
      token: '',
      quantidadeNumero: digits,
    };
    const result = await api()
      .then((client) =>
        by === 'whatsapp' ? client.sendWhatsappCode(input) : client.sendSmsCode(input),
      )
      .catch(() => failure(NETWORK_CODE, t`Verifique sua conexão!`, 0));
    setBusy(false);
    if (result.ok) {
      setWay(by);
      countdowns[by].start(result.value.segundosParaReenviar);
      return { ok: true, text: result.value.mensagem };
    }
    const wait = result.codErro === failureCodes.waitToResend ? waitOf(result.detalhes) : null;
    if (wait !== null) countdowns[by].start(wait);
    return { ok: false, text: failureText(result) };
  }

  return { way, busy, send, seconds: { whatsapp: whatsapp.seconds, sms: sms.seconds } };
}
