// Adds a domain in two steps: its name, then the DNS records that prove it and lead here.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { HostPlan } from '#contract/entities/console/host.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCall } from '../../use-call.ts';
import { FormSheet } from '../forms/form-sheet.tsx';
import { CodeField } from '../forms/typed-fields.tsx';
import { useFreshProof } from '../frame/fresh-proof.tsx';
import { RecordLine } from './record-line.tsx';

export function AddHost({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const proved = useFreshProof();
  const { busy, run } = useCall({ reread: 'success' });
  const [typed, setTyped] = useState('');
  const [plan, setPlan] = useState<HostPlan | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function show(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return setFailure(t`Digite o domínio.`);
    setFailure(null);
    const outcome = await run((client) => client.planHost({ dominio: typed }), {
      reread: 'never',
    });
    if (outcome === null) return;
    if (!outcome.ok) return setFailure(outcome.text);
    if (outcome.value.registros.length > 0) return setPlan(outcome.value);
    await add(outcome.value.dominio);
  }
  async function add(host: string) {
    setFailure(null);
    const outcome = await run((client) => proved(() => client.addHost({ dominio: host })));
    if (outcome === null) return;
    if (!outcome.ok) return setFailure(outcome.text);
    toast.show({ text: t`${host} foi adicionado`, tone: 'success' });
    onClose();
  }

  if (plan === null)
    return (
      <FormSheet title={t`Adicionar domínio`} onClose={onClose}>
        <form className="stack" noValidate onSubmit={(event) => void show(event)}>
          <CodeField
            label={t`Domínio`}
            inputMode="url"
            maxLength={300}
            placeholder="pedidos.seurestaurante.com.br"
            hint={t`Um que já é seu, comprado no registro.br ou em outro lugar.`}
            error={failure}
            value={typed}
            onChange={setTyped}
          />
          <Button type="submit" block loading={busy}>
            <Trans>Continuar</Trans>
          </Button>
        </form>
      </FormSheet>
    );
  return (
    <Sheet title={plan.dominio} onClose={onClose}>
      <div className="stack">
        <Records plan={plan} />
        <div role="alert">
          {failure === null ? null : <Notice tone="warning">{failure}</Notice>}
        </div>
        <Button block loading={busy} onClick={() => void add(plan.dominio)}>
          <Trans>Verificar e adicionar</Trans>
        </Button>
        <Button variant="neutral" size="md" block onClick={() => setPlan(null)}>
          <Trans>Outro domínio</Trans>
        </Button>
      </div>
    </Sheet>
  );
}

function Records({ plan: { registros } }: { plan: HostPlan }) {
  const of = (...kinds: string[]) => registros.filter(({ tipo }) => kinds.includes(tipo));
  const lines = (records: HostPlan['registros']) =>
    records.map((record) => <RecordLine key={record.valor} record={record} />);
  const addresses = of('A', 'AAAA');
  return (
    <>
      <p className="t-sub">
        <Trans>
          Crie estes registros onde o domínio foi comprado. O primeiro prova que ele é seu, o
          segundo traz os clientes para cá.
        </Trans>
      </p>
      {lines(of('TXT', 'CNAME'))}
      {addresses.length === 0 ? null : (
        <details className="stack sm">
          <summary className="t-label">
            <Trans>O domínio não aceita CNAME?</Trans>
          </summary>
          <p className="t-cap">
            <Trans>Um domínio sem nada antes, como seurestaurante.com.br, usa no lugar:</Trans>
          </p>
          {lines(addresses)}
        </details>
      )}
      <p className="t-cap">
        <Trans>
          Alguns painéis pedem só a parte do nome antes do domínio. O DNS pode levar de minutos a um
          dia; dá para fechar e voltar: os valores não mudam.
        </Trans>
      </p>
    </>
  );
}
