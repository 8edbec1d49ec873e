// Chooses a store's payment provider: its own account, else the sandbox of a brand that has one.

import { and, asc, eq, ne } from 'drizzle-orm';
import type { PaymentKind } from '#rules/orders/payment.ts';
import { hasSandboxes } from '../../brand/sandboxes.ts';
import { paymentAccounts } from '../../database/schema.ts';
import { errorText } from '../../log.ts';
import { Refusal } from '../../refusal.ts';
import { apiPix, sandboxPix } from '../pix/makers.ts';
import { openSettings } from './account-settings.ts';
import { getnetAccount, sandboxCards } from './getnet-account.ts';
import type { Make, ProviderNeeds } from './make-provider.ts';
import { mercadoPagoAccount } from './mercado-pago-account.ts';
import type { Owner, PaymentProvider, PaymentProviders } from './port.ts';

/** Real providers, created from the settings of an account. */
const makers: Record<string, Make> = {
  'pix-api': apiPix,
  getnet: getnetAccount,
  'mercado-pago': mercadoPagoAccount,
};
/** Used for stores without an account, where the brand has sandboxes. */
const sandboxes: Partial<Record<PaymentKind, Make>> = { pix: sandboxPix, card: sandboxCards };

const STATIC_PIX = 'pix-static';

export function createProviders(needs: ProviderNeeds): PaymentProviders {
  const sandboxOf = (owner: Owner, kind: PaymentKind): PaymentProvider => {
    const make = sandboxes[kind];
    if (make === undefined) throw new Error(`no provider for ${kind}`);
    return make(needs, { ...owner, settings: {}, webhookKey: '' });
  };
  const maySandbox = async ({ brandId }: Owner): Promise<boolean> => {
    const brand = await needs.brands.byId(brandId);
    return brand !== null && hasSandboxes(brand, needs.env);
  };
  const accountsOf = ({ brandId, storeId }: Owner) =>
    needs.db
      .select()
      .from(paymentAccounts)
      .where(
        and(
          eq(paymentAccounts.brandId, brandId),
          eq(paymentAccounts.storeId, storeId),
          ne(paymentAccounts.provider, STATIC_PIX),
        ),
      )
      .orderBy(asc(paymentAccounts.id));
  const made = (account: typeof paymentAccounts.$inferSelect, make: Make): PaymentProvider => {
    const settings = openSettings(needs.secret, account);
    // Never the sandbox instead: that would give food away.
    if (settings === null) throw new Refusal('accountUnreadable');
    return make(needs, { ...account, settings });
  };
  return {
    async choose(owner, kind) {
      const account = (await accountsOf(owner)).find(
        (candidate) => candidate.kind === kind && candidate.active,
      );
      const make = account === undefined ? undefined : makers[account.provider];
      if (account !== undefined && make !== undefined) return made(account, make);
      if (!(await maySandbox(owner))) throw new Refusal('paymentMissing');
      return sandboxOf(owner, kind);
    },
    async named(owner, name) {
      // Also a disabled one: its payments are still queried and refunded through it.
      const account = (await accountsOf(owner)).find((candidate) => candidate.provider === name);
      const make = account === undefined ? undefined : makers[account.provider];
      if (account !== undefined && make !== undefined) return made(account, make);
      if (!(await maySandbox(owner))) return null;
      const standIns = (Object.keys(sandboxes) as PaymentKind[]).map((kind) =>
        sandboxOf(owner, kind),
      );
      return standIns.find((provider) => provider.name === name) ?? null;
    },
    soon(work) {
      setImmediate(() => {
        work().catch((error: unknown) =>
          needs.log.warn('paymentWaits', { error: errorText(error) }),
        );
      });
    },
    checkpoint: () => undefined,
  };
}
