// What the restaurant may send, by purpose and channel. Each switch is stored separately, with its
// time.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Consent, ConsentChannel, ConsentPurpose } from '#contract/entities/profile.ts';
import { SwitchRow } from '../ui/choice-row.tsx';
import { useInBrowser } from '../ui/in-browser.ts';
import { useToast } from '../ui/toast.tsx';
import { useCall } from '../use-call.ts';

export function PrivacyMessages({ consents }: { consents: Consent[] }) {
  const { t } = useLingui();
  return (
    <>
      <Purpose
        purpose="pedidos"
        consents={consents}
        title={t`Notícias dos seus pedidos`}
        lead={t`Pedido aceito, saiu para entrega, pronto para retirada.`}
      />
      <Purpose
        purpose="ofertas"
        consents={consents}
        title={t`Ofertas e novidades`}
        lead={t`Só se você quiser. Dá para mudar de ideia quando for.`}
      />
      <p className="t-cap">
        <Trans>Códigos para entrar na conta chegam sempre que você os pede.</Trans>
      </p>
    </>
  );
}

type PurposeProps = { purpose: ConsentPurpose; consents: Consent[]; title: string; lead: string };

function Purpose({ purpose, consents, title, lead }: PurposeProps) {
  return (
    <section>
      <h2 className="overline">{title}</h2>
      <p className="t-cap consent-lead">{lead}</p>
      <div className="card pad0 list">
        {consents
          .filter(({ finalidade }) => finalidade === purpose)
          .map((consent) => (
            <ChannelSwitch key={consent.canal} consent={consent} purpose={title} />
          ))}
      </div>
    </section>
  );
}

function ChannelSwitch({ consent, purpose }: { consent: Consent; purpose: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const inBrowser = useInBrowser();
  const { busy, run } = useCall();
  // Shows the choice at once; the reloaded data confirms or reverts it.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const names: Record<ConsentChannel, string> = {
    whatsapp: 'WhatsApp',
    sms: 'SMS',
    email: t`E-mail`,
    push: t`Notificações`,
  };
  const name = names[consent.canal];

  async function choose(aceito: boolean) {
    setWanted(aceito);
    const outcome = await run((client) => client.setConsent({ ...consent, aceito }));
    if (outcome !== null && !outcome.ok) toast.show({ text: outcome.text, tone: 'danger' });
    setWanted(null);
  }

  return (
    <SwitchRow
      label={name}
      aria-label={`${purpose}: ${name}`}
      disabled={!inBrowser}
      aria-busy={busy || undefined}
      checked={wanted ?? consent.aceito}
      onChange={(event) => void choose(event.target.checked)}
    />
  );
}
