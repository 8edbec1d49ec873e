// The name of the person at the table, for the waiter.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { api } from '../api.ts';
import { TextField } from '../ui/field.tsx';
import { useAnswer } from '../use-answer.ts';

/**
 * The name belongs to the person at the table, not to the order: it is saved at once, and the bill
 * shows it.
 */
export function TableName() {
  const { t } = useLingui();
  // Without an answer the field is empty, and what is typed counts.
  const { reply } = useAnswer('table', (client) => client.tableState({}));
  const [saved, setSaved] = useState<string | null>(null);
  const kept = saved ?? (reply?.ok ? (reply.value.mesa?.nome ?? '') : '');
  const [name, setName] = useState<string | null>(null);
  const save = async () => {
    const nome = name?.trim();
    if (nome === undefined || nome === kept) return;
    const result = await api().then(
      (client) => client.changeSeat({ nome }),
      () => null,
    );
    if (result?.ok) setSaved(nome);
  };
  return (
    <section className="co">
      <h2 className="t-head">
        <Trans>Quem está pedindo?</Trans>
      </h2>
      <TextField
        label={t`Seu nome`}
        hint={t`Para o garçom chamar`}
        optional
        maxLength={40}
        autoComplete="given-name"
        value={name ?? kept}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => void save()}
      />
    </section>
  );
}
