// Whether two accounts seem to be one person: a shared phone, device, address or card.
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ReferralOutcome } from '#contract/entities/gifts.ts';
import type { Transaction } from '../database/open.ts';
import {
  addresses,
  customers,
  orders,
  payments,
  savedCards,
  sessions,
} from '../database/schema.ts';

type Signs = Record<Exclude<ReferralOutcome, 'given' | 'phoneUnproved'>, Set<string>>;

/** The first thing the two share; null: nothing known. */
export async function sharedSign(
  tx: Transaction,
  brandId: number,
  oneId: number,
  otherId: number,
): Promise<keyof Signs | null> {
  const [one, other] = [await signsOf(tx, brandId, oneId), await signsOf(tx, brandId, otherId)];
  const names = Object.keys(one) as (keyof Signs)[];
  return names.find((name) => Array.from(one[name]).some((sign) => other[name].has(sign))) ?? null;
}

async function signsOf(tx: Transaction, brandId: number, customerId: number): Promise<Signs> {
  const ordered = await tx
    .select({ phone: orders.telefoneCliente, address: orders.endereco })
    .from(orders)
    .where(and(eq(orders.brandId, brandId), eq(orders.customerId, customerId)));
  const [self] = await tx
    .select({ phone: customers.telefone })
    .from(customers)
    .where(and(eq(customers.brandId, brandId), eq(customers.id, customerId)));
  const saved = await tx
    .select({ cep: addresses.cep, numero: addresses.numero, complemento: addresses.complemento })
    .from(addresses)
    .where(and(eq(addresses.brandId, brandId), eq(addresses.customerId, customerId)));
  const places = [
    ...saved,
    ...ordered.flatMap(({ address }) => (address === null ? [] : [address])),
  ];
  return {
    samePhone: signs(
      [self?.phone ?? '', ...ordered.map(({ phone }) => phone)].map((phone) =>
        phone.replace(/\D/g, ''),
      ),
    ),
    sameDevice: signs(await devicesOf(tx, brandId, customerId)),
    sameAddress: signs(places.map(addressSign)),
    sameCard: signs(await cardsOf(tx, brandId, customerId)),
  };
}

const signs = (found: readonly string[]) => new Set(found.filter((sign) => sign !== ''));
const plain = (text: string | null) =>
  (text ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

type Place = { cep: string | null; numero: string | null; complemento: string | null };

/**
 * Compares postal code and number, and the flat to tell neighbours apart. Without code or number
 * there is nothing to compare.
 */
function addressSign({ cep, numero, complemento }: Place): string {
  return plain(cep) === '' || plain(numero) === ''
    ? ''
    : [cep, numero, complemento].map(plain).join(' ');
}

async function devicesOf(tx: Transaction, brandId: number, customerId: number): Promise<string[]> {
  const rows = await tx
    .select({ hash: sessions.deviceHash })
    .from(sessions)
    .where(
      and(
        eq(sessions.brandId, brandId),
        eq(sessions.customerId, customerId),
        isNotNull(sessions.deviceHash),
      ),
    );
  return rows.map(({ hash }) => hash ?? '');
}

/**
 * The card number is unknown: brand, last four digits and expiry are unlikely to match by chance.
 */
async function cardsOf(tx: Transaction, brandId: number, customerId: number): Promise<string[]> {
  const kept = await tx
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.brandId, brandId), eq(savedCards.customerId, customerId)));
  const theirs = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.brandId, brandId), eq(orders.customerId, customerId)));
  const paid = await tx
    .select({ details: payments.details })
    .from(payments)
    .where(and(eq(payments.brandId, brandId), inArray(payments.orderId, theirs)));
  return [
    ...kept
      .filter(({ ultimosDigitos: lastFour }) => lastFour !== '')
      .map(({ bandeira: brand, ultimosDigitos: lastFour, mesValidade: month, anoValidade: year }) =>
        plain(`${brand}${lastFour}${month}${year}`),
      ),
    ...paid.map(({ details }) => details.cardToken ?? ''),
  ];
}
