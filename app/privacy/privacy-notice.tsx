// The privacy notice: accept and refuse look equal. It is in the page's corner and takes no focus.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import './consent.css';
import { type Consent, decideConsent } from './consent.ts';

/** The specification, section 9: the answer is shown before the bar closes. */
const ANSWER_DELAY_MS = 500;

export default function PrivacyNotice({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState<Consent | null>(null);
  const decide = (consent: Consent) => {
    if (answer !== null) return;
    setAnswer(consent);
    decideConsent(consent);
    setTimeout(onDone, ANSWER_DELAY_MS);
  };
  return (
    <section className="consent" aria-label={t`Privacidade`}>
      <div role="status">
        {answer === null ? (
          <p>
            <b>
              <Trans>Sua privacidade</Trans>
            </b>
            <br />
            <Trans>Usamos cookies para lembrar sua sacola e medir o que funciona.</Trans>
          </p>
        ) : (
          <p>
            <b>
              {answer === 'accepted' ? (
                <Trans>Obrigado!</Trans>
              ) : (
                <Trans>Tudo bem, só o necessário.</Trans>
              )}
            </b>
          </p>
        )}
      </div>
      <details>
        <summary className="link">
          <Trans>Saiba mais</Trans>
        </summary>
        <p>
          <Trans>
            O necessário guarda sua sacola, sua loja e seu login neste aparelho. Só com o seu aceite
            contamos visitas e pedidos com as ferramentas de medição da loja; nome, telefone, e-mail
            e endereço nunca vão para elas. Sua resposta vale por um ano.
          </Trans>
        </p>
      </details>
      <div className="row tight">
        <Button variant="neutral" size="md" className="grow" onClick={() => decide('refused')}>
          <Trans>Só o necessário</Trans>
        </Button>
        <Button variant="neutral" size="md" className="grow" onClick={() => decide('accepted')}>
          <Trans>Aceitar</Trans>
        </Button>
      </div>
    </section>
  );
}
