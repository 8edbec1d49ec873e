// A store's identity: name and code, phones, address, time zone, and its point on the map, which is
// geocoded when the address changes.
import type { StoreIdentity } from '#contract/entities/console/store.ts';
import { digitsOf, isPhone, phoneDigits } from '#rules/documents.ts';
import { locate } from '../addresses/delivery.ts';
import type { CallContext } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { stores } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { asManagerOf } from '../permission.ts';
import { checkPicture } from '../photos.ts';
import { Refusal } from '../refusal.ts';
import { changeSection } from '../staff/change-brand.ts';
import { type StoreKey, storeRow } from './console-sections.ts';
import { takeCode } from './former-codes.ts';

export async function readIdentity(
  db: Database | Transaction,
  key: StoreKey,
): Promise<StoreIdentity> {
  const [row] = await db.select().from(stores).where(storeRow(key));
  if (row === undefined) throw new Refusal('storeNotFound');
  const { codigo, nome, urlLogo, telefone, telefoneWhatsapp, descricao } = row;
  const { latitude, longitude, fusoHorario } = row;
  const { logradouro, numero, bairro, cidade, uf, cep } = row.endereco;
  // Seeds and imports may write a postal code with its dash: normalised, so that it does not show
  // as a change.
  const endereco = { logradouro, numero, bairro, cidade, uf, cep: digitsOf(cep) };
  return {
    codigo,
    nome,
    urlLogo,
    telefone,
    telefoneWhatsapp,
    descricao,
    endereco,
    latitude,
    longitude,
    fusoHorario,
  };
}

export const storeIdentityHandlers = {
  saveStoreIdentity: async ({ idEstabelecimento, revisao, ...wanted }, context) => {
    const staff = asManagerOf(idEstabelecimento, context);
    const key = { brandId: context.brand.id, storeId: idEstabelecimento };
    const cleaned = checked(wanted);
    // Calls to providers happen before the transaction, which must not wait for them.
    const point = await pointFor(cleaned, await readIdentity(context.db, key), context);
    return changeSection(context, staff, {
      action: 'saveStoreIdentity',
      subject: `store ${idEstabelecimento}`,
      revisao,
      read: (tx) => readIdentity(tx, key),
      write: async (tx, before) => {
        const { fusoHorario, ...columns } = cleaned;
        if (cleaned.codigo !== before.codigo)
          await takeCode(tx, key, cleaned.codigo, before.codigo);
        await checkPicture(tx, key.brandId, cleaned.urlLogo, before.urlLogo);
        await tx
          .update(stores)
          .set({ ...columns, ...point, fusoHorario })
          .where(storeRow(key));
      },
    });
  },
} satisfies Partial<Handlers>;

function checked(identity: StoreIdentity): StoreIdentity {
  const codigo = identity.codigo.toLowerCase();
  if (!/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])$/.test(codigo)) throw new Refusal('storeCodeWrong');
  const phones = {
    telefone: phoneDigits(identity.telefone),
    telefoneWhatsapp: phoneDigits(identity.telefoneWhatsapp),
  };
  for (const phone of Object.values(phones))
    if (phone !== '' && !isPhone(phone)) throw new Refusal('phoneInvalid');
  if (!isTimeZone(identity.fusoHorario)) throw new Refusal('malformed', { field: 'fusoHorario' });
  const { endereco } = identity;
  return {
    ...identity,
    codigo,
    ...phones,
    endereco: { ...endereco, uf: endereco.uf.toUpperCase(), cep: digitsOf(endereco.cep) },
  };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

type MapPoint = Pick<StoreIdentity, 'latitude' | 'longitude'>;

/**
 * The point set by hand; else that of the address, geocoded if the address changed or had no point.
 */
async function pointFor(
  wanted: StoreIdentity,
  before: StoreIdentity,
  context: CallContext,
): Promise<MapPoint> {
  const { latitude, longitude, endereco } = wanted;
  const moved = JSON.stringify(endereco) !== JSON.stringify(before.endereco);
  const byHand =
    latitude !== null &&
    longitude !== null &&
    (latitude !== before.latitude || longitude !== before.longitude);
  if (byHand || (!moved && latitude !== null && longitude !== null)) return { latitude, longitude };
  if (endereco.logradouro === '' && endereco.cep === '') return { latitude: null, longitude: null };
  const found = await locate(
    context,
    context.brand,
    { ...endereco, complemento: '', referencia: '' },
    'always',
  );
  return { latitude: found.latitude ?? null, longitude: found.longitude ?? null };
}
