// What couriers are to collect, and what they brought.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { CourierSum, ToCollect } from '#contract/entities/console/register.ts';
import { useMoney } from '../../ui/money.tsx';
import { staffOrderPath } from '../order-history/order-path.ts';
import { onTheStreet } from './on-the-street.ts';
import { useRegisterWords } from './register-words.ts';

/** Each courier's orders under their name; those of nobody last. */
export function StreetSums({ toCollect }: { toCollect: readonly ToCollect[] }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  if (toCollect.length === 0) return null;
  const couriers = [...Map.groupBy(toCollect, ({ entregador }) => entregador ?? '')].toSorted(
    ([a], [b]) => (a === '' ? 1 : b === '' ? -1 : a.localeCompare(b, i18n.locale)),
  );
  return (
    <section className="card stack md" aria-labelledby="register-street">
      <h2 id="register-street" className="t-head">
        <Trans>Na rua</Trans>
      </h2>
      {couriers.map(([name, orders]) => (
        <div key={name}>
          {couriers.length === 1 && name === '' ? null : (
            <h3 className="row between t-item">
              <span>{name || t`Sem nome`}</span>
              <span className="num">{money(onTheStreet(orders))}</span>
            </h3>
          )}
          <dl className="register-sums">
            {orders.map((order) => (
              <StreetOrder key={order.idPedido} order={order} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function StreetOrder({ order }: { order: ToCollect }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const words = useRegisterWords();
  const { idPedido, numero, nomeCliente, forma, valor, troco } = order;
  const number = i18n.number(numero);
  const note = money(troco ?? 0);
  const back = money((troco ?? 0) - valor);
  const change = troco === null ? '' : t`Troco p/ ${note}: levar ${back}`;
  return (
    <div>
      <dt>
        <Link to={staffOrderPath(idPedido)}>{t`Pedido ${number}`}</Link>
        <small>{nomeCliente}</small>
        <small>{[words.form(forma), change].filter(Boolean).join(' · ')}</small>
      </dt>
      <dd className="num">{money(valor)}</dd>
    </div>
  );
}

/** What was delivered while the register was open, for settling with each courier. */
export function CourierSums({ sums }: { sums: readonly CourierSum[] }) {
  const { t } = useLingui();
  const money = useMoney();
  const words = useRegisterWords();
  return (
    <dl className="register-sums">
      {sums.map((sum) => {
        const fees = money(sum.taxaEntrega);
        const forms = (['dinheiro', 'cartao', 'pix'] as const).filter((form) => sum[form] > 0);
        return (
          <div key={sum.entregador}>
            <dt>
              {sum.entregador}
              <small>
                <Plural value={sum.quantidade} one="# entrega" other="# entregas" />
                {' · '}
                {t`Taxas ${fees}`}
              </small>
              <small>
                {forms
                  .map((form) =>
                    forms.length === 1
                      ? words.form(form)
                      : `${words.form(form)} ${money(sum[form])}`,
                  )
                  .join(' · ')}
              </small>
            </dt>
            <dd className="num">{money(sum.dinheiro + sum.cartao + sum.pix)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
