// Loyalty in the cart: the switch for credit, and the full card to redeem.

import { Trans, useLingui } from '@lingui/react/macro';
import { Coins, Gift } from 'lucide-react';
import { Link } from 'react-router';
import { failureCodes } from '#contract/failures.ts';
import { pagePath } from '#contract/page-path.ts';
import { pages } from '#contract/pages.ts';
import { OwnWords } from '../brand/own-words.tsx';
import type { PricedCartView } from '../cart/use-priced-cart.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { SwitchRow } from '../ui/choice-row.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/money.tsx';
import { useLoyaltyChoice, wantCard, wantCashback } from './saved-loyalty.ts';
import { useFullCard } from './use-full-card.ts';

export function LoyaltySection({ view }: { view: PricedCartView }) {
  const { t } = useLingui();
  const money = useMoney();
  const choice = useLoyaltyChoice();
  const { cashback, card } = view.priced;
  const shownCard = choice.cardId !== null && card?.id === choice.cardId ? card : null;
  const full = useFullCard(view.situation.storeId);
  // Until the server has counted it, the offer stays in place.
  const offered =
    shownCard === null && (choice.cardId === null || choice.cardId === full?.id) ? full : null;
  if (shownCard === null && cashback === null && offered === null) return null;
  return (
    <section className="card pad0 list" aria-label={t`Fidelidade`}>
      {cashback === null ? null : cashback.faltaConfirmarCelular ? (
        <div className="li">
          <span className="icon-tile success">
            <Icon of={Coins} />
          </span>
          <span className="grow">
            <b className="t-label">
              <Trans>Você tem {money(cashback.saldo)} de cashback</Trans>
            </b>
            <span className="t-cap own-line">
              <Trans>Para usar, confirme o seu celular.</Trans>
            </span>
          </span>
          <ConfirmPhoneLink />
        </div>
      ) : (
        <SwitchRow
          label={t`Usar cashback`}
          detail={
            cashback.disponivel < cashback.saldo
              ? t`${money(cashback.disponivel)} neste pedido, de ${money(cashback.saldo)}`
              : t`${money(cashback.disponivel)} neste pedido`
          }
          start={
            <span className="icon-tile success">
              <Icon of={Coins} />
            </span>
          }
          checked={choice.cashback}
          onChange={(event) => wantCashback(event.target.checked)}
        />
      )}
      {offered === null ? null : (
        <div className="li">
          <span className="icon-tile brand">
            <Icon of={Gift} />
          </span>
          <span className="grow">
            <b className="t-label">
              <OwnWords>{offered.nome}</OwnWords>
            </b>
            <span className="t-cap own-line">
              <Trans>Seu cartão está completo</Trans>
            </span>
          </span>
          <Button
            variant="tonal"
            size="sm"
            loading={choice.cardId !== null}
            aria-label={t`Usar ${offered.nome} neste pedido`}
            onClick={() => wantCard(offered.id)}
          >
            <Trans>Usar agora</Trans>
          </Button>
        </div>
      )}
      {shownCard === null ? null : (
        <div className="li">
          <span className={shownCard.aplicada ? 'icon-tile success' : 'icon-tile warning'}>
            <Icon of={Gift} />
          </span>
          <span className="grow" aria-live="polite">
            <b className="t-label">
              {shownCard.nome === '' ? <Trans>Cartão de fidelidade</Trans> : shownCard.nome}
            </b>
            <span className="t-cap own-line">
              {shownCard.aplicada ? (
                <Trans>Cartão completo, resgatado neste pedido</Trans>
              ) : (
                shownCard.mensagem
              )}
            </span>
          </span>
          {shownCard.codErro === failureCodes.giftNeedsPhone ? <ConfirmPhoneLink /> : null}
          <Button variant="quiet" size="sm" onClick={() => wantCard(null)}>
            <Trans>Remover</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function ConfirmPhoneLink() {
  return (
    <Link
      className={buttonClass({ variant: 'tonal', size: 'sm' })}
      to={pagePath(pages.profileSection, { param1: 'dados' })}
    >
      <Trans>Confirmar celular</Trans>
    </Link>
  );
}
