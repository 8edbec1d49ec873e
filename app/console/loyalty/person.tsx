// One customer at the counter: cards with stamps to give and take, credit and ledger.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LoyaltyPerson, LoyaltySettings } from '#contract/endpoints/loyalty.ts';
import type { StampCard, StampProgram } from '#contract/entities/loyalty.ts';
import { maskPhone } from '#rules/documents.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useMoney } from '../../ui/money.tsx';
import type { AskPerson } from './ask-person.ts';
import { LoyaltyLines } from './lines.tsx';
import { type StampChange, StampSheet } from './stamp-sheet.tsx';
import { useOwnStores } from './stores.ts';

type LoyaltyPersonCardProps = {
  person: LoyaltyPerson;
  settings: LoyaltySettings;
  busy: boolean;
  ask: AskPerson;
};

export function LoyaltyPersonCard({ person, settings, busy, ask }: LoyaltyPersonCardProps) {
  const money = useMoney();
  const [change, setChange] = useState<StampChange | null>(null);
  const { cliente, saldo, pendente, lancamentos } = person;
  return (
    <>
      <article className="card stack" aria-labelledby="loyalty-person">
        <header className="row between top wraps">
          <div>
            <h2 className="t-section" id="loyalty-person">
              {cliente.nome}
            </h2>
            {cliente.telefone === null ? null : (
              <p className="t-sub num">{maskPhone(cliente.telefone)}</p>
            )}
          </div>
          <dl className="loyalty-sums">
            <div>
              <dt>
                <Trans>Cashback</Trans>
              </dt>
              <dd className="num">{money(saldo)}</dd>
            </div>
            <div>
              <dt>
                <Trans>A receber</Trans>
              </dt>
              <dd className="num">{money(pendente)}</dd>
            </div>
          </dl>
        </header>
        <PersonCards person={person} settings={settings} onChange={setChange} />
      </article>
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Extrato</Trans>
        </h2>
        <LoyaltyLines lines={lancamentos} />
      </section>
      {change === null ? null : (
        <StampSheet
          change={change}
          customerId={cliente.id}
          busy={busy}
          ask={ask}
          onClose={() => setChange(null)}
        />
      )}
    </>
  );
}

type Row = { program: StampProgram | null; storeId: number; card: StampCard | null };

/** One line per card that can be filled here, then the full ones. */
function rowsOf(
  { cartelas }: LoyaltyPerson,
  programs: readonly StampProgram[],
  storeIds: readonly number[],
): Row[] {
  const filling = programs
    .filter(({ ativo }) => ativo)
    .flatMap((program) =>
      // A programme for all stores has one card, so one line.
      (program.idEstabelecimento === null ? storeIds.slice(0, 1) : storeIds)
        .filter((id) => program.idEstabelecimento === null || program.idEstabelecimento === id)
        .map((storeId) => ({
          program,
          storeId,
          card:
            cartelas.find(
              (one) =>
                one.estado === 'emAndamento' &&
                one.idPrograma === program.id &&
                (one.idEstabelecimento === null || one.idEstabelecimento === storeId),
            ) ?? null,
        })),
    );
  const others = cartelas.filter(
    (card) =>
      card.estado === 'completa' ||
      (card.estado === 'emAndamento' && !filling.some((row) => row.card?.id === card.id)),
  );
  return [
    ...filling,
    ...others.map((card) => ({
      program: null,
      storeId: card.idEstabelecimento ?? storeIds[0] ?? 0,
      card,
    })),
  ];
}

function PersonCards({
  person,
  settings,
  onChange,
}: {
  person: LoyaltyPerson;
  settings: LoyaltySettings;
  onChange: (change: StampChange) => void;
}) {
  const { t } = useLingui();
  const stores = useOwnStores(settings);
  const rows = rowsOf(
    person,
    settings.programas,
    stores.map(({ id }) => id),
  );
  if (rows.length === 0) {
    return (
      <p className="t-sub">
        <Trans>Nenhum cartão ligado nesta loja.</Trans>
      </p>
    );
  }
  return (
    <ul className="list flush">
      {rows.map(({ program, storeId, card }) => {
        const name = card?.nome ?? program?.nome ?? '';
        const store =
          stores.length < 2
            ? undefined
            : (card ?? program)?.idEstabelecimento === null
              ? t`Todas as lojas`
              : stores.find(({ id }) => id === storeId)?.nome;
        return (
          <li key={`${program?.id ?? 0} ${storeId} ${card?.id ?? 0}`} className="li loyalty-row">
            <span className="grow">
              <b className="t-label">{name}</b>
              {store === undefined ? null : <span className="t-cap"> · {store}</span>}
              <Dots
                has={card?.selos ?? 0}
                needed={card?.selosNecessarios ?? program?.selosNecessarios ?? 0}
              />
            </span>
            <span className="row tight">
              {card?.estado === 'completa' ? <Badge tone="success">{t`Completo`}</Badge> : null}
              {card === null || card.selos === 0 ? null : (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t`Tirar um selo de ${name}`}
                  onClick={() => onChange({ kind: 'take', name, cardId: card.id })}
                >
                  <Trans>Tirar</Trans>
                </Button>
              )}
              {program === null ? null : (
                <Button
                  variant="tonal"
                  size="sm"
                  aria-label={t`Dar um selo de ${name}`}
                  onClick={() => onChange({ kind: 'give', name, programId: program.id, storeId })}
                >
                  <Trans>Dar um selo</Trans>
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Dots({ has, needed }: { has: number; needed: number }) {
  return (
    <span className="loyalty-dots">
      <span className="row tight" aria-hidden="true">
        {Array.from({ length: needed }, (_, before) => before + 1).map((place) => (
          <i key={place} className={classes(place <= has && 'on')} />
        ))}
      </span>
      <span className="t-cap num">
        <Trans>
          {has} de {needed}
        </Trans>
      </span>
    </span>
  );
}
