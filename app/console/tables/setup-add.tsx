// Creates the tables or tabs of a number range. Existing ones are kept.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { StaffTable } from '#contract/entities/table.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CountField } from '../forms/typed-fields.tsx';
import { wholeNumber } from '../forms/typed-values.ts';
import { useConsoleCall } from '../frame/use-console-call.ts';

const LAST_NUMBER = 9999;
const MOST_AT_ONCE = 300;

export function TablesAdd({ storeId, tables }: { storeId: number; tables: readonly StaffTable[] }) {
  const { t } = useLingui();
  const toast = useToast();
  const { run, busy } = useConsoleCall();
  const [kind, setKind] = useState<StaffTable['tipo']>('mesa');
  const [typed, setTyped] = useState<{ from: string; to: string } | null>(null);
  const [tried, setTried] = useState(false);
  const next = Math.min(
    LAST_NUMBER,
    Math.max(0, ...tables.filter(({ tipo }) => tipo === kind).map(({ numero }) => numero)) + 1,
  );
  const texts = typed ?? { from: String(next), to: String(Math.min(LAST_NUMBER, next + 4)) };
  const from = wholeNumber(texts.from, 1, LAST_NUMBER);
  const to = wholeNumber(texts.to, 1, LAST_NUMBER);
  const count = from === null || to === null ? 0 : to - from + 1;
  const wrong = count < 1 || count > MOST_AT_ONCE;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    focusFirstWrong(event.currentTarget);
    if (from === null || to === null || wrong || busy) return;
    const result = await run((client) =>
      client.addTables({ idEstabelecimento: storeId, tipo: kind, de: from, ate: to }),
    );
    if (!result?.ok) return;
    const { criadas } = result.value;
    toast.show(
      criadas === 0
        ? { text: t`Estes números já existem.` }
        : { text: t`Criadas: ${criadas}. Falta imprimir o QR Code.`, tone: 'success' },
    );
    setTyped(null);
    setTried(false);
  };
  return (
    <form className="card stack" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="t-item">
        <Trans>Criar mesas ou comandas</Trans>
      </h2>
      <Segmented
        label={t`O que criar`}
        options={[
          { value: 'mesa', label: t`Mesas` },
          { value: 'comanda', label: t`Comandas` },
        ]}
        value={kind}
        onChange={(value) => {
          setKind(value);
          setTyped(null);
        }}
      />
      <div className="setup-grid">
        <CountField
          label={t`Do número`}
          value={texts.from}
          onChange={(text) => setTyped({ ...texts, from: text })}
          error={tried && from === null ? t`De 1 a 9999.` : undefined}
        />
        <CountField
          label={t`Até o número`}
          value={texts.to}
          onChange={(text) => setTyped({ ...texts, to: text })}
          error={tried && wrong ? t`Até ${MOST_AT_ONCE} de uma vez, do menor ao maior.` : undefined}
        />
      </div>
      <div>
        <Button type="submit" size="md" loading={busy}>
          {wrong ? <Trans>Criar</Trans> : <Plural value={count} one="Criar #" other="Criar #" />}
        </Button>
      </div>
    </form>
  );
}
