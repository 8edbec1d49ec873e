// Whether the money of a part of the bill may still come.
import type { Payment } from '#contract/entities/payment.ts';

export const isUnderWay = (pagamento: Payment | null): boolean =>
  pagamento?.estado === 'iniciando' || pagamento?.estado === 'aguardando';
