// The cashback of each store: the rate, the minimum order, and how it may be used.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, Coins, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import type { LoyaltySettings } from '#contract/endpoints/loyalty.ts';
import type { CashbackRule } from '#contract/entities/loyalty.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { LoyaltyCashbackSheet } from './cashback-sheet.tsx';
import { useOwnStores } from './stores.ts';

export function LoyaltyCashback({ settings }: { settings: LoyaltySettings }) {
  const { t } = useLingui();
  const { regras, podeDefinir } = settings;
  const stores = useOwnStores(settings);
  const [shown, setShown] = useState<number | null>(null);
  const ruleOf = (storeId: number) =>
    regras.find(({ idEstabelecimento }) => idEstabelecimento === storeId) ?? null;
  return (
    <>
      <ul className="loyalty-promises">
        {stores.map(({ id, nome }) => (
          <li key={id} className="card stack md">
            <StoreRule name={nome} rule={ruleOf(id)} />
            {podeDefinir ? (
              <Button
                variant="outline"
                size="sm"
                className="loyalty-edit"
                aria-label={
                  ruleOf(id) === null ? t`Dar cashback em ${nome}` : t`Editar o cashback de ${nome}`
                }
                onClick={() => setShown(id)}
              >
                {ruleOf(id) === null ? <Trans>Dar cashback</Trans> : <Trans>Editar</Trans>}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="t-cap">
        <Trans>
          O crédito fica a receber até a entrega. Um pedido cancelado devolve o que usou e perde o
          que ganharia.
        </Trans>
      </p>
      {shown === null ? null : (
        <LoyaltyCashbackSheet storeId={shown} rule={ruleOf(shown)} onClose={() => setShown(null)} />
      )}
    </>
  );
}

function StoreRule({ name, rule }: { name: string; rule: CashbackRule | null }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  if (rule === null) {
    return (
      <>
        <h2 className="t-item">{name}</h2>
        <p className="t-sub">
          <Trans>Esta loja não dá cashback.</Trans>
        </p>
      </>
    );
  }
  const { percentual, valorMinimoPedido, percentualMaximo, valorMaximo, diasValidade, ativo } =
    rule;
  return (
    <>
      <div className="row between wraps top">
        <h2 className="t-item">{name}</h2>
        <Badge tone={ativo ? 'success' : 'neutral'}>{ativo ? t`Ligado` : t`Desligado`}</Badge>
      </div>
      <p className="big-price num">{i18n.number(percentual)}%</p>
      <ul className="loyalty-facts">
        <li>
          <Icon of={ShoppingBag} size={18} />
          {valorMinimoPedido === 0 ? (
            <Trans>De todos os pedidos</Trans>
          ) : (
            <Trans>Pedidos a partir de {money(valorMinimoPedido)}</Trans>
          )}
        </li>
        <li>
          <Icon of={Coins} size={18} />
          {valorMaximo === 0 ? (
            <Trans>Paga até {i18n.number(percentualMaximo)}% do pedido</Trans>
          ) : (
            <Trans>
              Paga até {i18n.number(percentualMaximo)}% do pedido, no máximo {money(valorMaximo)}
            </Trans>
          )}
        </li>
        <li>
          <Icon of={CalendarClock} size={18} />
          {diasValidade === null ? (
            <Trans>Não vence</Trans>
          ) : (
            <Plural value={diasValidade} one="Vale # dia" other="Vale # dias" />
          )}
        </li>
      </ul>
    </>
  );
}
