// The current card on the menu: how many stamps are missing, and a link to the card.

import { pages } from '#contract/pages.ts';
import { OwnWords } from '../brand/own-words.tsx';
import '../i18n/later-words.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import './peek.css';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { useAnswer } from '../use-answer.ts';
import { countsAt, firstCard, nextCard } from './card-order.ts';

/** Without an answer there is no strip: the menu works without it. */
export default function StampStrip({ storeId }: { storeId: number }) {
  const { reply } = useAnswer('loyalty', (client) => client.loyalty({}));
  if (!reply?.ok) return null;
  const { cartelas, programas } = reply.value;
  const here = countsAt(storeId);
  const card = firstCard(cartelas.filter(here)) ?? nextCard(programas.filter(here));
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
            <OwnWords>{nome}</OwnWords>
          </>
        )}
      </span>
      <Icon of={ChevronRight} size={18} />
    </Link>
  );
}
