// What a customer asked to change, in lines: products, address, payment, remark and a message.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import type { OrderWish } from '#contract/entities/order-change.ts';
import { changedItems } from './changed-words.ts';
import { useTermWords } from './term-words.ts';
import './order-change.css';

type WishWordsProps = {
  order: Pick<Order, 'itens'>;
  wish: Pick<
    OrderWish,
    'pedida' | 'itens' | 'endereco' | 'formaPagamento' | 'observacao' | 'recado'
  >;
};

export function WishWords({ order, wish }: WishWordsProps) {
  const { t, i18n } = useLingui();
  const words = useTermWords();
  const { pedida, recado } = wish;
  const lines = [
    ...changedItems(order, wish, i18n.locale),
    pedida.endereco === undefined ? null : words.address(wish),
    pedida.formaPagamento === undefined ? null : words.payment(wish),
    pedida.troco === undefined ? null : words.cash(pedida.troco),
    pedida.observacao === undefined ? null : words.remark(wish),
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
