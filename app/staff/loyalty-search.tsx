// One diner's cards, credit and ledger; a stamp is given or taken with a reason.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { LoyaltyPerson } from '#contract/endpoints/loyalty.ts';
import type { StampProgram } from '#contract/entities/loyalty.ts';
import { useAccountCall } from '../account/use-account-call.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { useMoney } from '../ui/money.tsx';
import { LoyaltyLines } from './loyalty-lines.tsx';

type Reply = Awaited<ReturnType<Client['loyaltyPerson']>>;

export function LoyaltySearch({ programs }: { programs: readonly StampProgram[] }) {
  const { t } = useLingui();
  const { busy, run } = useAccountCall();
  const [wanted, setWanted] = useState('');
  const [person, setPerson] = useState<LoyaltyPerson | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async (send: (client: Client) => Promise<Reply>) => {
    let found: LoyaltyPerson | null = null;
    const outcome = await run(
      async (client) => {
        const reply = await send(client);
        if (reply.ok) found = reply.value;
        return reply;
      },
      { reread: false },
    );
    if (outcome?.ok) setPerson(found);
    setProblem(outcome === null || outcome.ok ? null : outcome.text);
    return outcome?.ok === true;
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.trim() === '') return setProblem(t`Informe o telefone ou o e-mail.`);
    setPerson(null);
    void ask((client) => client.loyaltyPerson({ busca: wanted.trim() }));
  };
  return (
    <section className="stack">
      <h2 className="overline">
        <Trans>Cliente</Trans>
      </h2>
      <form className="stack" onSubmit={search} noValidate>
        <TextField label={t`Telefone ou e-mail`} value={wanted} error={problem} autoComplete="off" onChange={(event) => setWanted(event.target.value)} />
        <Button type="submit" variant="tonal" loading={busy}>
          <Trans>Buscar</Trans>
        </Button>
      </form>
      {person === null ? null : <PersonCard person={person} programs={programs} busy={busy} ask={ask} />}
    </section>
  );
}

type PersonCardProps = {
  person: LoyaltyPerson;
  programs: readonly StampProgram[];
  busy: boolean;
  ask: (send: (client: Client) => Promise<Reply>) => Promise<boolean>;
};

function PersonCard({ person, programs, busy, ask }: PersonCardProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { estabelecimentos } = useBrand();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { cliente, cartelas, saldo, pendente, lancamentos } = person;
  const withReason = async (send: (client: Client, motivo: string) => Promise<Reply>) => {
    const motivo = reason.trim();
    if (motivo === '') return setMissing(true);
    if (await ask((client) => send(client, motivo))) setReason('');
  };
  const open = cartelas.filter(({ estado }) => estado === 'emAndamento' || estado === 'completa');
  return (
    <article className="card stack">
      <h3 className="t-head">{cliente.nome}</h3>
      <p className="t-sub num">
        <Trans>
          Cashback: {money(saldo)}, a receber: {money(pendente)}
        </Trans>
      </p>
      <TextField
        label={t`Motivo`}
        hint={t`Fica no extrato do cliente e no registro da loja.`}
        error={missing && reason.trim() === '' ? t`Diga por quê.` : null}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <ul className="list">
        {programs
          .filter(({ ativo }) => ativo)
          .flatMap((program) =>
            estabelecimentos.filter(({ id }) => program.idEstabelecimento === null || program.idEstabelecimento === id).map((store) => ({ program, store })),
          )
          .map(({ program, store }) => (
            <li key={`${program.id} ${store.id}`} className="li">
              <span className="grow t-label">{`${program.nome} · ${store.nome}`}</span>
              <Button
                variant="tonal"
                size="sm"
                loading={busy}
                onClick={() =>
                  void withReason((client, motivo) =>
                    client.adjustStamp({ idCliente: cliente.id, idPrograma: program.id, idEstabelecimento: store.id, motivo }),
                  )
                }
              >
                <Trans>Dar um selo</Trans>
              </Button>
            </li>
          ))}
        {open.map((card) => (
          <li key={card.id} className="li">
            <span className="grow t-label num">{`${card.nome} · ${card.selos}/${card.selosNecessarios}`}</span>
            <Button
              variant="outline"
              size="sm"
              loading={busy}
              onClick={() => void withReason((client, motivo) => client.adjustStamp({ idCliente: cliente.id, idCartela: card.id, motivo }))}
            >
              <Trans>Tirar um selo</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <LoyaltyLines lines={lancamentos} />
    </article>
  );
}
