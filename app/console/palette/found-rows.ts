// The rows of the palette for what the server found: orders, customers, products.
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Ban, Receipt, UserRound, Utensils } from 'lucide-react';
import { useCallback } from 'react';
import type { Client } from '#contract/client.ts';
import { consolePages } from '#contract/console-pages.ts';
import { maskPhone } from '#rules/documents.ts';
import { shortDay } from '../../i18n/short-day.ts';
import { useBrandZone } from '../../orders/brand-date.ts';
import { useMoney } from '../../ui/money.tsx';
import { staffOrderPath } from '../order-history/order-path.ts';

export type Result = {
  key: string;
  group: string;
  icon: LucideIcon;
  name: string;
  detail: string;
  to: string;
  /** Instead of going somewhere: says that this product ran out. */
  ranOut?: { id: number; nome: string };
};

/** Null: not asked. */
type ReplyOf<Call extends keyof Client> = Awaited<ReturnType<Client[Call]>> | null;

export const MOST_OF_EACH = 5;

/** A refused reply has no rows. */
export function useFoundRows(): (
  orders: ReplyOf<'storeOrders'>,
  people: ReplyOf<'people'>,
  products: ReplyOf<'findProducts'>,
) => Result[] {
  const orderRows = useOrderRows();
  const personRows = usePersonRows();
  const productRows = useProductRows();
  return useCallback(
    (orders, people, products) => [
      ...orderRows(orders),
      ...personRows(people),
      ...productRows(products),
    ],
    [orderRows, personRows, productRows],
  );
}

function useOrderRows() {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const timeZone = useBrandZone();
  return useCallback(
    (reply: ReplyOf<'storeOrders'>): Result[] => {
      if (!reply?.ok) return [];
      return reply.value.pedidos.slice(0, MOST_OF_EACH).map((one) => {
        const number = i18n.number(one.numero);
        // Numbers start again each day, so the day tells orders of the same number apart.
        const day = shortDay(one.dataCadastro, i18n.locale, timeZone);
        return {
          key: `order ${one.id}`,
          group: t`Pedidos`,
          icon: Receipt,
          name: t`Pedido ${number}`,
          detail: [day, one.nomeCliente, money(one.valorTotal)].join(' · '),
          to: staffOrderPath(one.id),
        };
      });
    },
    [i18n, money, timeZone, t],
  );
}

function usePersonRows() {
  const { t } = useLingui();
  return useCallback(
    (reply: ReplyOf<'people'>): Result[] => {
      if (!reply?.ok) return [];
      const { clientes, semConta } = reply.value;
      return [
        ...clientes.map(({ id, nome, telefone }) => ({
          key: `person ${id}`,
          group: t`Clientes`,
          icon: UserRound,
          name: nome,
          detail: maskPhone(telefone ?? ''),
          to: `${consolePages.customers}?cliente=${id}`,
        })),
        ...semConta.map(({ nome, telefone }) => ({
          key: `guest ${telefone}`,
          group: t`Pediram sem cadastro`,
          icon: UserRound,
          name: nome,
          detail: maskPhone(telefone),
          to: `${consolePages.customers}?telefone=${telefone}`,
        })),
      ];
    },
    [t],
  );
}

/** Each product is opened by one row, and runs out by another. */
function useProductRows() {
  const { t } = useLingui();
  return useCallback(
    (reply: ReplyOf<'findProducts'>): Result[] => {
      if (!reply?.ok) return [];
      return reply.value.produtos.flatMap(({ id, nome, nomeCategoria, visivel }) => [
        {
          key: `product ${id}`,
          group: t`Produtos`,
          icon: Utensils,
          name: nome,
          detail: visivel ? nomeCategoria : `${nomeCategoria} · ${t`Oculto`}`,
          to: `${consolePages.menu}?produto=${id}`,
        },
        {
          key: `ran out ${id}`,
          group: t`Ações`,
          icon: Ban,
          name: t`Acabou: ${nome}`,
          detail: t`esgotado ou de volta`,
          to: '',
          ranOut: { id, nome },
        },
      ]);
    },
    [t],
  );
}
