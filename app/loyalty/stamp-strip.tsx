// The current card on the menu: how many stamps are missing, and a link to the card.
import { pages } from '#contract/pages.ts';
import '../i18n/later-words.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { StampCard } from '#contract/entities/loyalty.ts';
import { api } from '../api.ts';
import './peek.css';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { countsAt, firstCard, nextCard } from './card-order.ts';

/** Without an answer there is no strip: the menu works without it. */
export default function StampStrip({ storeId }: { storeId: number }) {
  const [card, setCard] = useState<StampCard | null>(null);
  useEffect(() => {
    let stale = false;
    api()
      .then((client) => client.loyalty({}))
      .then((result) => {
        if (stale || !result.ok) return;
        const { cartelas, programas } = result.value;
        const here = countsAt(storeId);
        setCard(firstCard(cartelas.filter(here)) ?? nextCard(programas.filter(here)));
      })
      .catch(() => {});
    return () => {
      stale = true;
    };
  }, [storeId]);
  if (card === null) return null;
  const { selos, selosNecessarios, nome, estado } = card;
  return (
    <Link className="peek" to={pages.loyaltyWithDelivery}>
      <span className="peek-dots" aria-hidden="true">
        {Array.from({ length: selosNecessarios }, (_, before) => before + 1).map((place) => (
          <i key={place} className={classes(place <= selos && 'on')} />
        ))}
      </span>
      <span className="grow">
        {estado === 'completa' ? (
          <Trans>
            <b>Cartão completo!</b> {nome}
          </Trans>
        ) : (
          <>
            <b>
              <Plural value={selosNecessarios - selos} one="Falta # selo" other="Faltam # selos" />
            </b>
            {': '}
            {nome}
          </>
        )}
      </span>
      <Icon of={ChevronRight} size={18} />
    </Link>
  );
}
