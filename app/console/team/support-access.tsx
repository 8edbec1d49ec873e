// Lets the operator's support into the console for some hours, or ends that.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBrandDate } from '../../orders/brand-date.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCall } from '../../use-call.ts';
import { useFreshProof } from '../frame/fresh-proof.tsx';

/** `until`: null while support may not enter. */
export function SupportAccess({ until }: { until: string | null }) {
  const { t } = useLingui();
  const date = useBrandDate();
  const proved = useFreshProof();
  const { busy, run } = useCall();
  const [hours, setHours] = useState('4');
  const [failure, setFailure] = useState<string | null>(null);
  async function allow(horas: number) {
    setFailure(null);
    const outcome = await run((client) => proved(() => client.allowSupport({ horas })));
    if (outcome?.ok === false) setFailure(outcome.text);
  }
  const end = until === null ? '' : date(until, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <section className="stack" aria-labelledby="support-access">
      <h2 className="overline" id="support-access">
        <Trans>Acesso do suporte</Trans>
      </h2>
      <div className="card stack">
        <p className="t-sub">
          <Trans>
            Quem administra a plataforma só entra neste painel se você deixar, como gerente e pelo
            tempo que você escolher. O que faz aparece no registro com o nome da pessoa.
          </Trans>
        </p>
        <div role="status">
          {until === null ? null : (
            <Notice tone="warning" title={<Trans>O suporte pode entrar até {end}.</Trans>} />
          )}
        </div>
        {until === null ? (
          <>
            <SelectField
              label={t`Por quanto tempo`}
              value={hours}
              options={[
                { value: '1', label: t`1 hora` },
                { value: '4', label: t`4 horas` },
                { value: '24', label: t`24 horas` },
                { value: '72', label: t`3 dias` },
              ]}
              onChange={({ target }) => setHours(target.value)}
            />
            <Button
              variant="outline"
              size="md"
              loading={busy}
              onClick={() => void allow(Number(hours))}
            >
              <Trans>Deixar o suporte entrar</Trans>
            </Button>
          </>
        ) : (
          <Button variant="danger" size="md" loading={busy} onClick={() => void allow(0)}>
            <Trans>Encerrar o acesso do suporte</Trans>
          </Button>
        )}
        <div role="alert">{failure === null ? null : <Notice tone="danger">{failure}</Notice>}</div>
      </div>
    </section>
  );
}
