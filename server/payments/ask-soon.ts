// The first question to the provider, asked while the diner's page is on its way. Nobody waits for it: what fails here is found by the clock.
import { and, eq, inArray } from 'drizzle-orm';
import { payments } from '../database/schema.ts';
import { askProvider, type PaymentServices } from './ask.ts';

export function askSoon(services: PaymentServices, { brandId, orderId }: { brandId: number; orderId: number }): void {
  setImmediate(async () => {
    try {
      const [open] = await services.db
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.brandId, brandId), eq(payments.orderId, orderId), inArray(payments.state, ['starting', 'voiding'])));
      if (open !== undefined) await askProvider(services, { brandId, id: open.id });
    } catch (error) {
      services.log.warn('paymentNotAsked', { brand: brandId, order: orderId, error: error instanceof Error ? error.message : 'unknown' });
    }
  });
}
