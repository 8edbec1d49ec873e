// Calls about delivery addresses: postal codes, cities, neighbourhoods, and the fee of an address.
import { samePlace } from '#rules/places/place-names.ts';
import { requireStore } from '../brand/require-store.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { deliveryQuote, isCityServed, isUnlocated, locate } from './delivery.ts';

type City = { cidade: string; uf: string };

export const placeHandlers = {
  postalCode: async ({ cep }, context) => {
    const digits = cep.replace(/\D/g, '');
    await countAttempt(context, context.brand.id, 'postalCode', context.callerHash);
    const found = await context.postalCodes.find(digits).catch(() => {
      throw new Refusal('postalCodeUnavailable');
    });
    if (found === null) throw new Refusal('postalCodeUnknown');
    const { uf, cidade, bairro, logradouro } = found;
    return { cep: digits, uf, cidade, bairro, logradouro };
  },
  servedCities: async ({ idEstabelecimento }, { brand }) => {
    const asked =
      idEstabelecimento == null ? brand.stores : [requireStore({ brand }, idEstabelecimento)];
    const cities = asked.filter((store) => store.permiteEntrega).flatMap(citiesOf);
    return cities.filter(
      (city, index) =>
        cities.findIndex(
          (other) => other.uf === city.uf && samePlace(other.cidade, city.cidade),
        ) === index,
    );
  },
  neighbourhoods: async ({ idEstabelecimento, cidade }, { brand }) => {
    const wanted = cidade ?? '';
    return requireStore({ brand }, idEstabelecimento)
      .areas.flatMap((area) => {
        if (area.kind !== 'bairro' || (wanted !== '' && !samePlace(area.cidade, wanted))) return [];
        return [
          { bairro: area.bairro, cidade: area.cidade, uf: area.uf, taxaEntrega: area.taxaEntrega },
        ];
      })
      .sort((a, b) => a.bairro.localeCompare(b.bairro, 'pt-BR'));
  },
  quoteAddress: async ({ idEstabelecimento, ...address }, context) => {
    const store = requireStore(context, idEstabelecimento);
    if (!store.permiteEntrega) throw new Refusal('deliveryUnavailable');
    const target = await locate(context, context.brand, address);
    const quote = deliveryQuote(context.brand, store, target);
    if (quote.taxaEntrega !== null || quote.estabelecimentoQueAtende !== null) return quote;
    if (isUnlocated(store, target)) throw new Refusal('addressError');
    if (!isCityServed(store, target)) throw new Refusal('cityNotServed', { city: target.cidade });
    return quote;
  },
} satisfies Partial<Handlers>;

/** A neighbourhood names its city; other kinds of area are assumed to be in the store's own. */
function citiesOf(store: StoreRecord): City[] {
  const { cidade, uf } = store.endereco;
  return store.areas
    .filter((area) => area.taxaEntrega !== null)
    .map((area) =>
      area.kind === 'bairro' ? { cidade: area.cidade, uf: area.uf } : { cidade, uf },
    );
}
