// The name of the person at the table, for the waiter.
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Customer } from '#contract/entities/customer.ts';
import { type Failure, failure, NETWORK_CODE, NETWORK_SENTENCE } from '#contract/reply.ts';
import { api } from '../api.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { TextField } from '../ui/field.tsx';
import { useAnswer } from '../use-answer.ts';

const MOST_LETTERS = 40;

/**
 * The name belongs to the person at the table, not to the order: it is saved at once, and the bill
 * shows it. A customer who is signed in finds theirs filled in. What could not be saved is tried
 * again before the order is sent.
 */
export function useTableName(atTable: boolean, customer: Pick<Customer, 'nome'> | null) {
  // Without an answer the field is empty, and what is typed counts.
  const { reply } = useAnswer(atTable ? 'table' : null, (client) => client.tableState({}));
  const [saved, setSaved] = useState<string | null>(null);
  const kept = saved ?? (reply?.ok ? (reply.value.mesa?.nome ?? '') : '');
  const [typed, setTyped] = useState<string | null>(null);
  // Everybody at the table reads it: the first name of the account is enough.
  const [own = ''] = customer?.nome.trim().split(/\s+/) ?? [];
  const isNameless = reply?.ok === true && saved === null && kept === '';
  const name = typed ?? (isNameless ? own.slice(0, MOST_LETTERS) : kept);
  const [failed, setFailed] = useState<Failure | null>(null);
  /** The press on the button comes while the field that it leaves is being saved. */
  const underWay = useRef<{ nome: string; done: Promise<void> } | null>(null);

  const save = (): Promise<void> => {
    const nome = name.trim();
    if (underWay.current !== null && underWay.current.nome === nome) return underWay.current.done;
    if (nome === kept) {
      setFailed(null);
      return Promise.resolve();
    }
    const done = sendName(nome).then((result) => {
      underWay.current = null;
      setFailed(result.ok ? null : result);
      if (result.ok) setSaved(nome);
    });
    underWay.current = { nome, done };
    return done;
  };
  return { name, type: setTyped, failed, save };
}

const sendName = (nome: string) =>
  api()
    .then((client) => client.changeSeat({ nome }))
    .catch(() => failure(NETWORK_CODE, NETWORK_SENTENCE, 0));

export function TableName({ name, type, failed, save }: ReturnType<typeof useTableName>) {
  const { t } = useLingui();
  const failureText = useFailureText();
  return (
    <section className="co">
      <h2 className="t-head">
        <Trans>Quem está pedindo?</Trans>
      </h2>
      <TextField
        label={t`Seu nome`}
        hint={t`Para o garçom chamar`}
        error={failed === null ? null : failureText(failed)}
        optional
        maxLength={MOST_LETTERS}
        autoComplete="given-name"
        value={name}
        onChange={(event) => type(event.target.value)}
        onBlur={() => void save()}
      />
    </section>
  );
}
