// One DNS record, with buttons that copy its name and its value.
import { Trans, useLingui } from '@lingui/react/macro';
import type { HostPlan } from '#contract/entities/console/host.ts';
import { TextToCopy } from '../forms/text-to-copy.tsx';

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
  return (
    <div>
      <dt className="t-cap">{name}</dt>
      <dd>
        <TextToCopy text={text} label={label} />
      </dd>
    </div>
  );
}
