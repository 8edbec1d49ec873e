// A brand in memory, with its hosts and stores.
import type { CustomerChannel } from '#contract/entities/brand.ts';
import type { BrandSettings, PlanLimits } from '../database/schema.ts';
import type { BrandPictures } from '../drawing/brand-pictures.ts';
import type { PassedOn } from '../move/state.ts';
import type { StoreRecord } from './store-record.ts';

export type MessageWay = {
  canal: CustomerChannel;
  /** The brand has an account of its own. */
  own: boolean;
  /** The deployment's account may write to customers; null: the owner was not asked yet. */
  usesDeployment: boolean | null;
};

export type KnownBrand = {
  id: number;
  appNome: string;
  chaveContexto: string;
  facebookAppId: string | null;
  facebookAppSecret: string | null;
  version: number;
  settings: BrandSettings;
  /** Closed to customers since then; null: open. */
  suspendedAt: Date | null;
  suspendedWords: string | null;
  /** When everything of it is deleted; closed to customers meanwhile. */
  deleteAt: Date | null;
  planLimits: PlanLimits | null;
  /** Until then support may be let in. */
  supportUntil: Date | null;
  /** By which browsers and other systems know it: `id`, or that of the deployment it began in. */
  number: number;
  /** Set: it has left, and its requests are passed on. */
  goneTo: PassedOn | null;
  /** The main one first. */
  hosts: string[];
  stores: StoreRecord[];
  hasLoyalty: boolean;
  /** By channel, as its owner set it up; a channel without a line was not touched. */
  messageWays: readonly MessageWay[];
  /** Those that reach a customer, or a demo's staff in the customer's place. */
  channels: readonly CustomerChannel[];
  /** Drawn by what its menu sells most. */
  pictures: BrandPictures;
};
