// Asks about cookies in a slim strip that is part of the layout: on a phone on top of the bar with
// the next step, elsewhere at the top of the page. It is in the document, so nothing moves when the
// scripts start. Both answers look the same.
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { type Consent, decideConsent } from './consent.ts';
import { closeConsent, useConsentAsked } from './consent-asked.ts';
import './consent.css';

/** The specification, section 9: the answer is shown before the bar closes. */
const ANSWER_DELAY_MS = 500;

/** `bar`: inside a dock or an action bar, which a desktop does not show or puts elsewhere. */
export function ConsentStrip({ at }: { at: 'bar' | 'top' }) {
  return useConsentAsked() ? <Strip at={at} /> : null;
}

function Strip({ at }: { at: 'bar' | 'top' }) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState<Consent | null>(null);
  const [explained, setExplained] = useState(false);
  const textId = useId();
  const decide = (consent: Consent) => {
    if (answer !== null) return;
    setAnswer(consent);
    decideConsent(consent);
    setTimeout(closeConsent, ANSWER_DELAY_MS);
  };
  return (
    <section className={classes('consent', at === 'bar' && 'in-bar')} aria-label={t`Privacidade`}>
      <p id={textId} hidden={!explained} className="consent-more">
        <Trans>
          O necessário guarda sua sacola, sua loja e seu login neste aparelho. Só com o seu aceite
          contamos visitas e pedidos com as ferramentas de medição da loja; nome, telefone, e-mail e
          endereço nunca vão para elas. Sua resposta vale por um ano.
        </Trans>
      </p>
      <div className="consent-ask">
        <p role="status">
          {answer === null ? (
            <Trans>Usamos cookies.</Trans>
          ) : answer === 'accepted' ? (
            <Trans>Obrigado!</Trans>
          ) : (
            <Trans>Tudo bem, só o necessário.</Trans>
          )}
        </p>
        <button
          type="button"
          className="link"
          aria-expanded={explained}
          aria-controls={textId}
          onClick={() => setExplained(!explained)}
        >
          <Trans>Saiba mais</Trans>
        </button>
      </div>
      <div className="consent-answers">
        <Button variant="neutral" size="md" onClick={() => decide('refused')}>
          <Trans>Só o necessário</Trans>
        </Button>
        <Button variant="neutral" size="md" onClick={() => decide('accepted')}>
          <Trans>Aceitar</Trans>
        </Button>
      </div>
    </section>
  );
}
