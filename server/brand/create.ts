// Creates a brand: its row, its host, one store that is closed until it has hours, and a link with
// which its owner chooses a password.
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { consolePages } from '#contract/console-pages.ts';
import type { FailureKey } from '#contract/failures.ts';
import { announce } from '../changes.ts';
import type { Database, Transaction } from '../database/open.ts';
import {
  type BrandSettings,
  brandHosts,
  brands,
  staffInvitations,
  stores,
} from '../database/schema.ts';
import { hashToken } from '../token-hash.ts';
import { newStore } from './new-store.ts';
import { nobody } from './no-brand.ts';

const VALID_MS = 3 * 86_400_000;
/** Neutral until the owner chooses others. */
export const FIRST_COLOUR = '#b3261e';

export type NewBrand = { name: string; host: string; ownerName: string; ownerEmail: string };

/** Why a brand cannot be created, in a sentence for a person at a terminal. */
export class BrandError extends Error {
  /** What a screen says instead; null: it cannot happen there. */
  key: FailureKey | null;
  values: Readonly<Record<string, string>>;
  constructor(
    sentence: string,
    key: FailureKey | null = null,
    values: Readonly<Record<string, string>> = {},
  ) {
    super(sentence);
    this.key = key;
    this.values = values;
  }
}

/** The short name by which calls know the brand. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

function checked({ name, host, ownerName, ownerEmail }: NewBrand): NewBrand {
  const cleaned = {
    name: name.trim(),
    host: host.trim().toLowerCase(),
    ownerName: ownerName.trim(),
    ownerEmail: ownerEmail.trim().toLowerCase(),
  };
  if (cleaned.name === '' || cleaned.name.length > 80 || slugOf(cleaned.name) === '')
    throw new BrandError('The brand needs a name of at most 80 letters.', 'brandNameRefused');
  if (!/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(cleaned.host))
    throw new BrandError(
      'The host is a name such as pedidos.example.com, without http:// and port.',
      'hostRefused',
    );
  if (cleaned.ownerName === '' || cleaned.ownerName.length > 80)
    throw new BrandError('The owner needs a name of at most 80 letters.', 'ownerNameRefused');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cleaned.ownerEmail) || cleaned.ownerEmail.length > 120)
    throw new BrandError('The owner needs an email address.', 'ownerEmailRefused');
  return cleaned;
}

export type MadeBrand = { id: number; appNome: string; host: string; ownerEmail: string };

type CreateOptions = {
  /** Refused if a brand exists. */
  onlyFirst?: boolean;
  /** In the transaction of the brand, so that neither exists alone. */
  record?: (tx: Transaction, brand: MadeBrand) => Promise<void>;
};

/** Returns the path of the link, which is visible only here, works once and for three days. */
export async function createBrand(
  db: Database,
  wanted: NewBrand,
  now: Date,
  { onlyFirst = false, record }: CreateOptions = {},
): Promise<{ id: number; appNome: string; host: string; path: string }> {
  const { name, host, ownerName, ownerEmail } = checked(wanted);
  const appNome = slugOf(name);
  const token = randomBytes(32).toString('base64url');
  const settings: BrandSettings = {
    ...nobody.settings,
    projectName: name,
    corSitePrimaria: FIRST_COLOUR,
    corSiteSecundaria: FIRST_COLOUR,
    possuiDelivery: true,
    permiteRetiradaBalcao: true,
    permitirContinuarSemCadastro: true,
  };
  const id = await db.transaction(async (tx) => {
    if (onlyFirst) {
      await tx.execute(sql`lock table brands in exclusive mode`);
      if ((await tx.$count(brands)) > 0) throw new BrandError('There is a brand already.');
    }
    const [brand] = await tx
      .insert(brands)
      .values({ appNome, settings, chaveContexto: randomBytes(24).toString('base64url') })
      .onConflictDoNothing()
      .returning({ id: brands.id });
    if (brand === undefined)
      throw new BrandError(`There is a brand called ${appNome} already.`, 'brandNameTaken', {
        name: appNome,
      });
    const lives = await tx
      .insert(brandHosts)
      .values({ host, brandId: brand.id, main: true })
      .onConflictDoNothing()
      .returning({ host: brandHosts.host });
    if (lives.length === 0)
      throw new BrandError(`Another brand already uses ${host}.`, 'hostTaken');
    await tx.insert(stores).values(newStore({ brandId: brand.id, codigo: 'loja', nome: name }));
    await tx.insert(staffInvitations).values({
      brandId: brand.id,
      tokenHash: hashToken(token),
      nome: ownerName,
      email: ownerEmail,
      papel: 'proprietario',
      createdAt: now,
      expiresAt: new Date(now.getTime() + VALID_MS),
    });
    await record?.(tx, { id: brand.id, appNome, host, ownerEmail });
    await announce(tx, { kind: 'brand', brandId: brand.id });
    return brand.id;
  });
  return { id, appNome, host, path: `${consolePages.invitation}?chave=${token}` };
}
