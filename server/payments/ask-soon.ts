// The first question to the provider, asked while the diner's page is on its way. Nobody waits for it: what fails here is found by the clock.
import { and, eq } from 'drizzle-orm';
import { payments } from '../database/schema.ts';
import { askProvider, type PaymentServices } from './ask.ts';

export function askSoon(services: PaymentServices, { brandId, orderId }: { brandId: number; orderId: number }): void {
  services.payments.soon(async () => {
    const [waiting] = await services.db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.brandId, brandId), eq(payments.orderId, orderId), eq(payments.state, 'starting')));
    if (waiting !== undefined) await askProvider(services, { brandId, id: waiting.id });
  });
}
