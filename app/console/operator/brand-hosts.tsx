// The hosts of a brand for the operator: where DNS leads, the certificates, and their changes.
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { OperatorBrand } from '#contract/entities/operator.ts';
import { useFailureText } from '../../errors/failure-text.ts';
import { DEFAULT_ZONE } from '../../orders/order-times.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAnswer } from '../../use-answer.ts';
import type { HostQuestion } from '../hosts/host-effects.tsx';
import { HostRow } from '../hosts/host-row.tsx';
import '../hosts/hosts.css';
import { AddHostSheet, HostQuestionSheet } from './host-sheets.tsx';

export function BrandHosts({ brand }: { brand: OperatorBrand }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [adding, setAdding] = useState(false);
  const [question, setQuestion] = useState<HostQuestion | null>(null);
  const { appNome, dominios } = brand;
  const { reply, again } = useAnswer([appNome, ...dominios], (client) =>
    client.operatorCheckHosts({ appNome }),
  );
  const states = reply?.ok ? reply.value.estados : [];
  return (
    <section className="stack" aria-labelledby="operator-hosts">
      <h2 className="overline" id="operator-hosts">
        <Trans>Domínios</Trans>
      </h2>
      {dominios.length === 0 ? (
        <p className="t-sub">
          <Trans>Nenhum domínio: ninguém encontra esta marca.</Trans>
        </p>
      ) : (
        <ul className="card pad0 list" aria-label={t`Domínios`}>
          {dominios.map((dominio, index) => (
            <HostRow
              key={dominio}
              host={{ dominio, principal: index === 0, daqui: false }}
              state={states.find((state) => state.dominio === dominio) ?? null}
              checking={reply === null}
              timeZone={DEFAULT_ZONE}
              onAsk={setQuestion}
            />
          ))}
        </ul>
      )}
      <div className="operator-actions">
        <Button size="md" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Icon of={Plus} size={18} />
          <Trans>Adicionar domínio</Trans>
        </Button>
        <Button variant="outline" size="md" loading={reply === null} onClick={again}>
          <Icon of={RefreshCw} size={16} />
          <Trans>Verificar de novo</Trans>
        </Button>
        <div role="status">
          {reply?.ok === false ? <Notice tone="warning">{failureText(reply)}</Notice> : null}
          <span className="sr">{reply === null ? t`Verificando…` : t`Verificação feita.`}</span>
        </div>
      </div>
      {adding ? <AddHostSheet brand={brand} onClose={() => setAdding(false)} /> : null}
      {question === null ? null : (
        <HostQuestionSheet brand={brand} question={question} onClose={() => setQuestion(null)} />
      )}
    </section>
  );
}
