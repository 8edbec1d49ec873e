// What a handler receives: the services of the process and the facts of one request.
import type { Language } from '#contract/entities/brand.ts';
import type { BrandDirectory } from './brand/directory.ts';
import type { KnownBrand } from './brand/known-brand.ts';
import type { ChangeFeed } from './changes.ts';
import type { Database } from './database/open.ts';
import type { Replica } from './database/replica.ts';
import type { Env } from './env.ts';
import type { Objects } from './files/objects.ts';
import type { Facebook } from './integrations/facebook/port.ts';
import type { Geocoding } from './integrations/geocoding/port.ts';
import type { HostChecks } from './integrations/hosts/port.ts';
import type { Messengers } from './integrations/messages/messengers.ts';
import type { PaymentProviders } from './integrations/payments/port.ts';
import type { PostalCodes } from './integrations/postal-codes/port.ts';
import type { Log } from './log.ts';
import type { MenuCache } from './menu/menu-cache.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Secret } from './secret.ts';

export type Services = {
  env: Env;
  log: Log;
  db: Database;
  /** The same database for statements that may take a minute, separate from requests. */
  bulkDb: Database;
  /** A copy of it for long reads, if there is one. */
  replica: Pick<Replica, 'read'>;
  /** Photos and logos in a bucket; null: they are in the database. */
  objects: Objects | null;
  /** Where pages load their files from; null: from the server itself. */
  assetsAt: string | null;
  /** The name of the pages' build, which changes with their files; null: none is loaded. */
  build: string | null;
  changes: ChangeFeed;
  brands: BrandDirectory;
  menus: MenuCache;
  postalCodes: PostalCodes;
  payments: PaymentProviders;
  geocoding: Geocoding;
  hostChecks: HostChecks;
  messengers: Messengers;
  metrics: Metrics;
  /** Hashes short secrets. */
  secret: Secret;
  /** Facebook login for a brand's app; null if the brand has none. */
  facebookOf: (brand: KnownBrand) => Facebook | null;
  /** The time; tests move it. */
  now: () => Date;
};

/** A known device: an anonymous one has no customer. */
export type DeviceSession = { id: number; customerId: number | null };
export type StaffSession = {
  id: number;
  staffId: number;
  nome: string;
  email: string;
  papel: 'proprietario' | 'gerente' | 'atendente';
  storeId: number | null;
  /** A person of the platform’s operator, let in by the owner. */
  support: boolean;
};

export type OperatorSession = {
  id: number;
  operatorId: number;
  nome: string;
  email: string;
  /** When password and code were last given. */
  provedAt: Date;
};

export type CallContext = Services & {
  requestId: string;
  brand: KnownBrand;
  language: Language;
  /** Scheme, host and port at which the customer reaches the brand, for links in messages. */
  origin: string;
  /** The same for staff, whose console may have a host of its own. */
  consoleOrigin: string;
  /**
   * A native client, identified by the header `plataforma`, keeps `hashSenha`; the site never gets
   * one.
   */
  native: boolean;
  /** Hash of the network that limits count: an IPv4 address or an IPv6 /64. */
  callerHash: string;
  /** The caller's user agent. */
  agent: string;
  /** The caller's network: the address without its last part. */
  network: string;
  session: DeviceSession | null;
  /** Null unless the call's access is `staff`. */
  staff: StaffSession | null;
  /** Null unless the call is one of the operator's console. */
  operator: OperatorSession | null;
  /** The session of this device, created and sent as a cookie if missing. */
  ensureSession(): Promise<DeviceSession>;
  /** Gives a device its cookie before anything is stored; `ensureSession` stores it later. */
  promiseSession(): void;
  /** A request header, for calls authenticated by one; null when missing. */
  header(name: string): string | null;
  /** A cookie that `setCookie` set; null when missing. */
  cookie(name: string): string | null;
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
};
