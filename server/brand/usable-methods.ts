// Payment methods that can take money: those without an account are not offered to anybody, and the
// server knows no such method.
import { and, eq } from 'drizzle-orm';
import type { PaymentMethod } from '#contract/entities/store.ts';
import { ACCOUNT_KIND, type AccountProvider } from '#rules/orders/payment-accounts.ts';
import type { Database } from '../database/open.ts';
import { paymentAccounts } from '../database/schema.ts';

type Account = { storeId: number; provider: string };

/** The accounts of a brand that are switched on. */
export const activeAccounts = (db: Database, brandId: number): Promise<Account[]> =>
  db
    .select({ storeId: paymentAccounts.storeId, provider: paymentAccounts.provider })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.brandId, brandId), eq(paymentAccounts.active, true)));

const STATIC_PIX: AccountProvider = 'pix-static';
const kindOf = (provider: string) =>
  provider === STATIC_PIX ? null : ACCOUNT_KIND[provider as AccountProvider];

/** `sandboxes`: the brand has them, and they stand in for accounts at providers. */
export function isUsable(
  tipo: PaymentMethod['tipo'],
  providers: readonly string[],
  sandboxes: boolean,
): boolean {
  if (tipo === 'pixDaLoja') return providers.includes(STATIC_PIX);
  if (tipo === 'pixOnline') return sandboxes || providers.some((one) => kindOf(one) === 'pix');
  if (tipo === 'cartaoOnline') return sandboxes || providers.some((one) => kindOf(one) === 'card');
  return true;
}
