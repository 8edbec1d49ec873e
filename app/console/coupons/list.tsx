// The staff's coupons, newest first: value, status, number of uses, and actions.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { ConsoleCoupon } from '#contract/entities/console/coupon.ts';
import { useCouponTerms } from '../../coupons/congratulation.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CouponActions } from './actions.tsx';
import { useCouponConditions } from './conditions.ts';
import type { CouponPage } from './page.ts';

export function CouponList({
  page: { cupons, estabelecimentos, haMais },
  later,
}: {
  page: CouponPage;
  later: boolean;
}) {
  const { t } = useLingui();
  if (cupons.length === 0 && !later) {
    return (
      <div className="card">
        <EmptyState
          title={t`Nenhum cupom ainda`}
          text={t`Crie um código para o primeiro pedido, para um dia fraco ou para quem não volta faz tempo.`}
        >
          <Link className={buttonClass()} to="?cupom=novo">
            <Trans>Criar o primeiro cupom</Trans>
          </Link>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ul className="coupon-list" aria-label={t`Cupons`}>
        {cupons.map((coupon) => (
          <CouponRow key={coupon.id} coupon={coupon} stores={estabelecimentos} />
        ))}
      </ul>
      <div className="row between wraps" hidden={!later && !haMais}>
        {later ? (
          <Link
            className={buttonClass({ variant: 'neutral', size: 'md' })}
            to={consolePages.coupons}
          >
            <Trans>Ver os mais novos</Trans>
          </Link>
        ) : (
          <span />
        )}
        {haMais ? (
          <Link
            className={buttonClass({ variant: 'neutral', size: 'md' })}
            to={`?antes=${cupons.at(-1)?.id ?? 1}`}
          >
            <Trans>Ver mais antigos</Trans>
          </Link>
        ) : null}
      </div>
    </>
  );
}

const tones: Record<ConsoleCoupon['estadoCupom'], BadgeTone> = {
  valendo: 'success',
  agendado: 'info',
  encerrado: 'neutral',
  esgotado: 'warning',
  desligado: 'neutral',
};

function CouponRow({
  coupon,
  stores,
}: {
  coupon: CouponPage['cupons'][number];
  stores: CouponPage['estabelecimentos'];
}) {
  const { t, i18n } = useLingui();
  const terms = useCouponTerms();
  const conditions = useCouponConditions(stores);
  const { id, codigoCupom, nome, estadoCupom, usos, limiteUsos } = coupon;
  const states: Record<ConsoleCoupon['estadoCupom'], string> = {
    valendo: t`Valendo`,
    agendado: t`Agendado`,
    encerrado: t`Encerrado`,
    esgotado: t`Esgotado`,
    desligado: t`Desligado`,
  };
  const many = i18n.number(usos);
  const most = limiteUsos === null ? '' : i18n.number(limiteUsos);
  const facts = conditions(coupon);
  return (
    <li className="card coupon-line">
      <div className="coupon-line-head">
        <h2 className="t-item num">
          <Link to={`?cupom=${id}`}>{codigoCupom}</Link>
        </h2>
        <Badge tone={tones[estadoCupom]}>{states[estadoCupom]}</Badge>
        <span className="num t-label coupon-line-uses">
          {limiteUsos === null ? (
            usos === 1 ? (
              <Trans>1 uso</Trans>
            ) : (
              <Trans>{many} usos</Trans>
            )
          ) : (
            <Trans>
              {many} de {most} usos
            </Trans>
          )}
        </span>
      </div>
      <p className="t-label">{nome}</p>
      <p className="t-sub">{terms(coupon)}.</p>
      {facts.length === 0 ? null : <p className="t-cap">{facts.join(' · ')}</p>}
      <CouponActions coupon={coupon} />
    </li>
  );
}
