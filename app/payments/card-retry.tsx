// Pays an order by card again: the first card was refused, or the customer switched from Pix.
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { CardFrame } from './card-frame.tsx';
import type { Paying } from './use-paying.ts';

type CardRetryProps = { order: Order; paying: Paying; methodId?: number; onClose(): void };

export function CardRetry({ order, paying, methodId, onClose }: CardRetryProps) {
  const { i18n, t } = useLingui();
  const { PUBLIC_CODIGO_MOEDA: moeda } = useBrand();
  const number = i18n.number(order.numero);
  const pagador = { nome: '', email: '', cpf: '' };
  const begin = {
    idEstabelecimento: order.idEstabelecimento,
    valor: order.valorTotal,
    moeda,
    titulo: t`Pedido ${number}`,
    pagador,
    cartao: null,
  };
  return (
    <CardFrame
      begin={begin}
      onClose={onClose}
      onDone={({ tokenCartaoCredito, pagador: payer }) => {
        onClose();
        void paying.pay(methodId, { tokenCartaoCredito, pagador: payer });
      }}
    />
  );
}
