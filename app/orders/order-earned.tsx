// What a delivered order brought: the stamp lands, the credit counts up once.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Order } from '#contract/entities/order.ts';
import { pages } from '#contract/pages.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useMoney } from '../ui/money.tsx';

type Earned = NonNullable<Order['ganhos']>;

export function OrderEarned({ id, ganhos }: { id: number; ganhos: Earned }) {
  const { t } = useLingui();
  const money = useMoney();
  const { imagemSelo } = useBrand();
  const { selos, cashback, cartelas } = ganhos;
  const shown = useCountUp(id, cashback);
  return (
    <section className="card pad0 earned" aria-label={t`Você ganhou`}>
      {selos === 0 ? null : (
        <div className="earned-row">
          <span className="earned-stamp">
            <img src={imagemSelo} alt="" width="48" height="48" />
          </span>
          <span className="grow">
            <b className="t-head">
              <Plural value={selos} one="Mais # selo" other="Mais # selos" />
            </b>
            {cartelas.map((card) => (
              <CardNow key={card.id} card={card} />
            ))}
            <Link className="link hit t-cap" to={pages.stampCards}>
              {cartelas.some(isFull) ? <Trans>Usar o prêmio</Trans> : <Trans>Ver o cartão</Trans>}
            </Link>
          </span>
        </div>
      )}
      {cashback === 0 ? null : (
        <div className="earned-row cash">
          <span className="grow">
            <Trans>Cashback deste pedido</Trans>
          </span>
          <b className="num" aria-hidden="true">
            +{money(shown)}
          </b>
          <span className="sr">{money(cashback)}</span>
        </div>
      )}
    </section>
  );
}

type EarnedCard = Earned['cartelas'][number];
const isFull = ({ selos, selosNecessarios }: EarnedCard) => selos >= selosNecessarios;

/** The card with this order's stamp, as the loyalty page shows it. */
function CardNow({ card }: { card: EarnedCard }) {
  const { nome, selos, selosNecessarios } = card;
  return (
    <span className="t-cap own-line">
      {isFull(card) ? (
        <Trans>{nome}: cartão completo!</Trans>
      ) : (
        <Trans>
          {nome}: {selos} de {selosNecessarios}
        </Trans>
      )}
    </span>
  );
}

/** What it was, in few words. */
export function useEarnedWords(): (ganhos: Earned) => string {
  const { t } = useLingui();
  const money = useMoney();
  return ({ selos, cashback }) => {
    const credit = money(cashback);
    if (selos === 0) return t`Mais ${credit} de cashback.`;
    if (cashback === 0) return selos === 1 ? t`Mais 1 selo.` : t`Mais ${selos} selos.`;
    return selos === 1
      ? t`Mais 1 selo e ${credit} de cashback.`
      : t`Mais ${selos} selos e ${credit} de cashback.`;
  };
}

const COUNT_MS = 600;
/** Orders whose credit was counted in this tab. */
const counted = new Set<number>();

function useCountUp(id: number, cents: number): number {
  const [shown, setShown] = useState(cents);
  // Before the paint, or the whole credit would flash up first.
  useLayoutEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (calm || counted.has(id)) return;
    counted.add(id);
    setShown(0);
    let frame = 0;
    let start: number | null = null;
    const step = (time: number) => {
      start ??= time;
      const part = Math.min(1, (time - start) / COUNT_MS);
      setShown(Math.round(cents * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      setShown(cents);
    };
  }, [id, cents]);
  return shown;
}
