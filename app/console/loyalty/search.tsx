// Finds one customer by phone or email.
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { LoyaltyPerson, LoyaltySettings } from '#contract/endpoints/loyalty.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCall } from '../../use-call.ts';
import { WordField } from '../forms/typed-fields.tsx';
import type { AskPerson } from './ask-person.ts';
import { LoyaltyPersonCard } from './person.tsx';

export function LoyaltySearch({ settings }: { settings: LoyaltySettings }) {
  const { t } = useLingui();
  const { busy, run } = useCall();
  const [wanted, setWanted] = useState('');
  const [person, setPerson] = useState<LoyaltyPerson | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const ask: AskPerson = async (send) => {
    const outcome = await run(send, { reread: 'never' });
    if (outcome?.ok) setPerson(outcome.value);
    if (outcome === null || outcome.ok) return null;
    return outcome.status === NOT_FOUND
      ? t`Ninguém tem conta com este telefone ou e-mail.`
      : outcome.text;
  };
  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (wanted.trim() === '') return setProblem(t`Informe o telefone ou o e-mail.`);
    setPerson(null);
    setProblem(null);
    setProblem(await ask((client) => client.loyaltyPerson({ busca: wanted.trim() })));
  };
  return (
    <>
      <section className="card stack">
        <div>
          <h2 className="t-item">
            <Trans>Cliente</Trans>
          </h2>
          <p className="t-cap">
            <Trans>Veja os cartões e o extrato de uma pessoa, dê ou tire um selo.</Trans>
          </p>
        </div>
        <form className="setup-bulk" onSubmit={(event) => void search(event)} noValidate>
          <div className="loyalty-wanted">
            <WordField
              label={t`Telefone ou e-mail`}
              value={wanted}
              error={problem}
              maxLength={120}
              autoCapitalize="off"
              enterKeyHint="search"
              start={<Icon of={Search} />}
              onChange={setWanted}
            />
          </div>
          <Button type="submit" loading={busy && person === null}>
            <Trans>Buscar</Trans>
          </Button>
        </form>
      </section>
      {person === null ? null : (
        <LoyaltyPersonCard
          key={person.cliente.id}
          person={person}
          settings={settings}
          busy={busy}
          ask={ask}
        />
      )}
    </>
  );
}

const NOT_FOUND = 404;
