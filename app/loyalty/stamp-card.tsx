// A stamp card: in colour while active, outlined once it is past.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { StampCard } from '#contract/entities/loyalty.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { OwnWords } from '../brand/own-words.tsx';
import { shortDay } from '../i18n/short-day.ts';
import { useBrandZone } from '../orders/brand-date.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';

/** Each stamp is slightly rotated. */
const TURNS = [-9, 5, -3, 11, -6, 8, -11, 3, -5, 7];
const PER_ROW = 5;

type StampCardViewProps = {
  card: StampCard;
  /** The stamp that was just given. */
  fresh?: boolean;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
};

export function StampCardView({
  card,
  fresh = false,
  heading: Heading = 'h2',
  children,
}: StampCardViewProps) {
  const { t } = useLingui();
  const { nome, selos, selosNecessarios, estado } = card;
  const past = estado === 'resgatada' || estado === 'expirada';
  return (
    <article
      className={classes(
        'stamps',
        estado === 'completa' && 'complete',
        past && 'old',
        estado === 'expirada' && 'expired',
        fresh && 'fresh',
      )}
    >
      <header className="row between top">
        <div className="grow">
          <Heading className="t-section">
            <OwnWords>{nome}</OwnWords>
          </Heading>
          <p className="stamps-subtitle">
            <CardState card={card} />
          </p>
        </div>
        <span className="stamps-count num" aria-hidden="true">
          {selos}
          <small>/{selosNecessarios}</small>
        </span>
      </header>
      {past ? null : (
        <ol
          className="stamps-grid"
          style={{ '--n': Math.min(PER_ROW, selosNecessarios) } as CSSProperties}
          aria-label={t`${selos} de ${selosNecessarios} selos`}
        >
          {Array.from({ length: selosNecessarios }, (_, before) => before + 1).map((place) => (
            <Place key={place} place={place} card={card} fresh={fresh && place === selos} />
          ))}
        </ol>
      )}
      {children}
    </article>
  );
}

function Place({
  place,
  card: { selos, selosNecessarios },
  fresh,
}: {
  place: number;
  card: StampCard;
  fresh: boolean;
}) {
  const { imagemSelo } = useBrand();
  const prize = place === selosNecessarios;
  const style = { '--r': `${prize ? 0 : TURNS[(place - 1) % TURNS.length]}deg` } as CSSProperties;
  return (
    <li
      className={classes(place <= selos && 'on', prize && 'prize', fresh && 'landing')}
      style={style}
      aria-hidden="true"
    >
      {prize ? (
        <Icon of={Gift} size={24} />
      ) : place <= selos ? (
        <img src={imagemSelo} alt="" width="48" height="48" />
      ) : (
        <span className="num">{place}</span>
      )}
    </li>
  );
}

function CardState({
  card: { estado, selos, selosNecessarios, resgatadoEm, validoAte },
}: {
  card: StampCard;
}) {
  const { i18n } = useLingui();
  const timeZone = useBrandZone();
  const day = (at: string) => shortDay(at, i18n.locale, timeZone);
  switch (estado) {
    case 'emAndamento':
      return <Plural value={selosNecessarios - selos} one="Falta # selo" other="Faltam # selos" />;
    case 'completa':
      return <Trans>Cartão completo. Parabéns!</Trans>;
    case 'resgatada':
      return <Trans>Resgatado em {day(resgatadoEm ?? validoAte)}</Trans>;
    case 'expirada':
      return (
        <Trans>
          Expirou em {day(validoAte)} com{' '}
          <Plural value={selos} _0="0 selos" one="# selo" other="# selos" />
        </Trans>
      );
  }
}
