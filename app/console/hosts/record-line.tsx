// One DNS record, with buttons that copy its name and its value.
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import type { HostPlan } from '#contract/entities/console/host.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useToast } from '../../ui/toast.tsx';

export function RecordLine({ record }: { record: HostPlan['registros'][number] }) {
  const { t } = useLingui();
  const { tipo, nome, valor } = record;
  return (
    <dl className="host-record">
      <div>
        <dt className="t-cap">
          <Trans>Tipo</Trans>
        </dt>
        <dd>
          <b>{tipo}</b>
        </dd>
      </div>
      <CopyPart
        name={<Trans>Nome</Trans>}
        text={nome}
        label={t`Copiar o nome do registro ${tipo}`}
      />
      <CopyPart
        name={<Trans>Valor</Trans>}
        text={valor}
        label={t`Copiar o valor do registro ${tipo}`}
      />
    </dl>
  );
}

type CopyPartProps = { name: React.ReactNode; text: string; label: string };

function CopyPart({ name, text, label }: CopyPartProps) {
  const { t } = useLingui();
  const toast = useToast();
  const shown = useRef<HTMLElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ text: t`Copiado`, tone: 'success' });
    } catch {
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
      toast.show({ text: t`Não deu para copiar. O texto está selecionado.`, tone: 'danger' });
    }
  }
  return (
    <div>
      <dt className="t-cap">{name}</dt>
      <dd>
        <code ref={shown}>{text}</code>
        <IconButton label={label} icon={Copy} size={18} onClick={() => void copy()} />
      </dd>
    </div>
  );
}
