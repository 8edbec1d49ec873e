// The people at the table and what each still has to pay, and the name of this phone's user.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '../ui/field.tsx';
import { useMoney } from '../ui/money.tsx';
import type { BillProps, Change } from './bill-props.ts';
import { useNames } from './use-names.ts';

export function BillPeople({ mesa, conta, change }: BillProps) {
  const { t } = useLingui();
  const money = useMoney();
  const nameOf = useNames(conta, mesa.idPessoa);
  return (
    <section className="card stack md">
      <h2 className="t-head">
        <Trans>Por pessoa</Trans>
      </h2>
      <dl className="totals" data-testid="people">
        {conta.pessoas.map((person) => (
          <div key={person.id} className="bill-person">
            <dt>
              {capital(nameOf(person.id))}
              {person.confirmada ? null : (
                <small>
                  <Trans>aguarda confirmação</Trans>
                </small>
              )}
            </dt>
            <dd>
              {person.valorTotal > 0 && person.valorRestante === 0
                ? t`Pago`
                : money(person.valorRestante)}
            </dd>
          </div>
        ))}
      </dl>
      <NameField nome={mesa.nome} change={change} />
    </section>
  );
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function NameField({ nome, change }: { nome: string; change: Change }) {
  const { t } = useLingui();
  const [name, setName] = useState(nome);
  const save = () => {
    if (name.trim() !== nome) void change((client) => client.changeSeat({ nome: name.trim() }));
  };
  return (
    <TextField
      label={t`Seu nome`}
      hint={t`Para o garçom chamar e para os outros verem quem pediu.`}
      maxLength={40}
      autoComplete="given-name"
      value={name}
      onChange={(event) => setName(event.target.value)}
      onBlur={save}
    />
  );
}
