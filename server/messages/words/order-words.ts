// The sentences that each language has for the news of an order.
import type { OrderNews } from '#rules/orders/order-news.ts';

export type OrderWords = Record<
  OrderNews | 'subject' | 'moment' | 'window' | 'reason' | 'follow',
  string
>;
