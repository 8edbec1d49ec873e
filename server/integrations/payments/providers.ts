// Which provider a store's money goes through: its own account where it has one, else the sandbox.

import { and, asc, eq, ne } from 'drizzle-orm';
import type { PaymentKind } from '#rules/orders/payment.ts';
import { paymentAccounts } from '../../database/schema.ts';
import { errorText } from '../../log.ts';
import { Refusal } from '../../refusal.ts';
import { apiPix, sandboxPix } from '../pix/makers.ts';
import { openSettings } from './account-settings.ts';
import { getnetAccount, sandboxCards } from './getnet-account.ts';
import type { Make, ProviderNeeds } from './make-provider.ts';
import { mercadoPagoAccount } from './mercado-pago-account.ts';
import type { Owner, PaymentProvider, PaymentProviders } from './port.ts';

/** Real providers, made from the settings of an account. */
const makers: Record<string, Make> = {
  'pix-api': apiPix,
  getnet: getnetAccount,
  'mercado-pago': mercadoPagoAccount,
};
/** What stands in where a store has no account: it needs none. */
const sandboxes: Partial<Record<PaymentKind, Make>> = { pix: sandboxPix, card: sandboxCards };

const STATIC_PIX = 'pix-static';

export function createProviders(needs: ProviderNeeds): PaymentProviders {
  const sandboxOf = (owner: Owner, kind: PaymentKind): PaymentProvider => {
    const make = sandboxes[kind];
    if (make === undefined) throw new Error(`no provider for ${kind}`);
    return make(needs, { ...owner, settings: {}, webhookKey: '' });
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
    // Never the sandbox in its place: that would give food away.
    if (settings === null) throw new Refusal('accountUnreadable');
    return make(needs, { ...account, settings });
  };
  return {
    async choose(owner, kind) {
      const account = (await accountsOf(owner)).find(
        (candidate) => candidate.kind === kind && candidate.active,
      );
      const make = account === undefined ? undefined : makers[account.provider];
      return account === undefined || make === undefined
        ? sandboxOf(owner, kind)
        : made(account, make);
    },
    async named(owner, name) {
      // Also one that is switched off: what was paid through it is asked after and given back
      // through it.
      const account = (await accountsOf(owner)).find((candidate) => candidate.provider === name);
      const make = account === undefined ? undefined : makers[account.provider];
      if (account !== undefined && make !== undefined) return made(account, make);
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
