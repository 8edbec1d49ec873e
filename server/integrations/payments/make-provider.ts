// What a provider is created from: a store's account and the services it needs.
import type { Services } from '../../context.ts';
import type { Owner, PaymentProvider } from './port.ts';

export type Account = Owner & { settings: Record<string, unknown>; webhookKey: string };
export type ProviderNeeds = Pick<Services, 'db' | 'log' | 'now' | 'env' | 'secret'> & {
  brands: Pick<Services['brands'], 'byId'>;
};
export type Make = (needs: ProviderNeeds, account: Account) => PaymentProvider;
