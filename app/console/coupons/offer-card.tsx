// The personal offer of the promotional page: on or off, its value, and its results.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { useCouponTerms } from '../../coupons/congratulation.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { CouponPage } from './page.ts';

export function CouponOfferCard({ offer }: { offer: NonNullable<CouponPage['ofertaCupom']> }) {
  const { i18n } = useLingui();
  const terms = useCouponTerms();
  const { nome, ativo, cuponsDados, usos, diasValidade } = offer;
  const [given, used] = [i18n.number(cuponsDados), i18n.number(usos)];
  return (
    <section className="card coupon-line" aria-labelledby="coupon-offer">
      <div className="coupon-line-head">
        <h2 className="t-item" id="coupon-offer">
          <Trans>Um cupom para quem pede</Trans>
        </h2>
        <Badge tone={ativo ? 'success' : 'neutral'}>
          {ativo ? <Trans>Ligado</Trans> : <Trans>Desligado</Trans>}
        </Badge>
        <span className="num t-label coupon-line-uses">
          <Trans>
            {given} dados, {used} usados
          </Trans>
        </span>
      </div>
      <p className="t-sub">
        <Trans>
          Na página promocional cada pessoa pode pedir um cupom só dela, com um código que ninguém
          adivinha e que vale para um pedido.
        </Trans>
      </p>
      {nome === '' ? null : (
        <>
          <p className="t-label">{nome}</p>
          <p className="t-cap">
            {terms(offer)} · <Plural value={diasValidade} one="vale # dia" other="vale # dias" />
          </p>
        </>
      )}
      <div className="coupon-line-actions">
        <Link className={buttonClass({ variant: 'neutral', size: 'sm' })} to="?cupom=oferta">
          <Trans>Editar o que ele vale</Trans>
        </Link>
        <a
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
          href={pages.promotions}
          target="_blank"
          rel="noreferrer"
        >
          <Trans>Ver a página promocional</Trans>
        </a>
      </div>
    </section>
  );
}
