// What a customer asked to change, in lines: products, address, payment, remark and a message.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import type { OrderWish } from '#contract/entities/order-change.ts';
import { changedItems } from './changed-words.ts';
import './order-change.css';

type WishWordsProps = { order: Order; wish: OrderWish };

export function WishWords({ order, wish }: WishWordsProps) {
  const { t, i18n } = useLingui();
  const { pedida, endereco, formaPagamento, observacao, recado } = wish;
  const method = formaPagamento.nome;
  const place =
    endereco === null
      ? ''
      : [`${endereco.logradouro}, ${endereco.numero}`, endereco.complemento, endereco.bairro]
          .filter(Boolean)
          .join(', ');
  const lines = [
    ...changedItems(order, wish, i18n.locale),
    pedida.endereco === undefined ? null : t`Entregar em ${place}`,
    pedida.formaPagamento === undefined ? null : t`Pagar com ${method}`,
    pedida.observacao === undefined ? null : t`Observação: ${observacao}`,
    recado === '' ? null : `“${recado}”`,
  ].filter((line) => line !== null);
  return (
    <ul className="change-wish" aria-label={t`O que muda`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
