// Calls about delivery addresses.
import * as z from 'zod/mini';
import { id, text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { Address, AddressWithFee, DeliveryQuote, Place } from '../entities/address.ts';
import { StoreState } from '../entities/store.ts';

const idCliente = z.optional(z.nullable(id));
const point = { latitude: Place.shape.latitude, longitude: Place.shape.longitude };

export const placeEndpoints = {
  postalCode: endpoint({
    method: 'GET',
    path: '/comum/Cep/:cep',
    access: 'anyone',
    sendsApp: true,
    input: z.object({ cep: z.string().check(z.regex(/^\d{5}-?\d{3}$/)) }),
    output: z.object({
      cep: text(8),
      uf: text(2),
      cidade: text(80),
      bairro: text(80),
      logradouro: text(120),
    }),
    summary:
      'Street, neighbourhood and city of a postal code; street and neighbourhood are empty ' +
      'in small towns.',
    ours: 'output',
  }),
  servedCities: endpoint({
    method: 'POST',
    path: '/comum/CidadesAtendidasPorAplicativo/',
    access: 'anyone',
    sendsApp: true,
    input: z.object({ idEstabelecimento: z.optional(z.nullable(id)) }),
    output: z.array(z.object({ cidade: text(80), uf: text(2) })),
    summary: 'Cities that the brand, or one store, delivers to.',
    ours: 'both',
  }),
  neighbourhoods: endpoint({
    method: 'POST',
    path: '/comum/Bairros/',
    access: 'anyone',
    sendsApp: true,
    input: z.object({ idEstabelecimento: id, cidade: z.optional(text(80)) }),
    output: z.array(
      z.object({
        bairro: text(80),
        cidade: text(80),
        uf: text(2),
        taxaEntrega: DeliveryQuote.shape.taxaEntrega,
      }),
    ),
    summary: 'Neighbourhoods that a store lists, with their fees.',
    ours: 'both',
  }),
  quoteAddress: endpoint({
    method: 'POST',
    path: '/cliente/CalculaEnderecoUsuarioSemUsuario/:idEstabelecimento',
    access: 'anyone',
    input: z.object({ idEstabelecimento: id, ...Address.shape }),
    output: DeliveryQuote,
    summary: 'Delivery fee and time of an address, without sign-in.',
    ours: 'output',
  }),
  addressesWithFee: endpoint({
    method: 'POST',
    path: '/cliente/ObterEnderecosComTaxaEntrega',
    access: 'customer',
    sendsApp: true,
    input: z.object({ idCliente, idEstabelecimento: z.optional(z.nullable(id)) }),
    output: z.array(AddressWithFee),
    summary:
      'Saved addresses of the signed-in customer with each fee at a store, the default first.',
    ours: 'both',
  }),
  saveAddress: endpoint({
    method: 'POST',
    path: '/cliente/CadastrarEnderecoCliente',
    access: 'customer',
    input: z.object({
      idCliente,
      idEstabelecimento: z.optional(z.nullable(id)),
      ...Address.shape,
      padrao: z.optional(z.boolean()),
    }),
    output: AddressWithFee,
    summary: 'Saves an address of the signed-in customer: a new one, or with an id an edited one.',
    ours: 'output',
  }),
  removeAddress: endpoint({
    method: 'POST',
    path: '/cliente/RemoverEndereco',
    access: 'customer',
    input: z.object({ id }),
    output: z.object({ id, ativo: z.boolean() }),
    summary: 'Deletes a saved address.',
    ours: 'all',
  }),
  chooseUsualAddress: endpoint({
    method: 'POST',
    path: '/cliente/DefinirEnderecoPadrao',
    access: 'customer',
    input: z.object({ id }),
    output: z.object({ id, padrao: z.boolean() }),
    summary: 'Makes a saved address the default.',
    ours: 'all',
  }),
  storesByAddress: endpoint({
    method: 'POST',
    path: '/quitute/ListarEstabelecimentosPorEndereco',
    access: 'anyone',
    input: z.object({
      endereco: z.optional(z.nullable(Address)),
      latitude: z.optional(point.latitude),
      longitude: z.optional(point.longitude),
    }),
    output: z.array(
      z.object({
        id,
        codigo: text(40),
        nome: text(80),
        ...StoreState.shape,
        distancia: z.nullable(z.int()),
        atende: z.nullable(z.boolean()),
        taxaEntrega: DeliveryQuote.shape.taxaEntrega,
        tempoMinimo: z.int(),
        tempoMaximo: z.int(),
      }),
    ),
    summary: 'Stores sorted for an address or a point: open and near ones first.',
    ours: 'both',
  }),
  suggestPlaces: endpoint({
    method: 'POST',
    path: '/comum/SugerirEnderecos',
    access: 'anyone',
    input: z.object({
      busca: text(200),
      aoDigitar: z.boolean(),
      idEstabelecimento: z.optional(z.nullable(id)),
    }),
    output: z.object({ lugares: z.array(Place), aoDigitar: z.boolean() }),
    summary:
      'Places that a typed address may mean, those near the store first. If the provider ' +
      'must not be queried during typing, the reply says so and is empty.',
    ours: 'all',
  }),
  placeAt: endpoint({
    method: 'POST',
    path: '/comum/EnderecoDoPonto',
    access: 'anyone',
    input: z.object(point),
    output: z.object({ lugar: z.nullable(Place) }),
    summary: 'The address at a point of the map, or null.',
    ours: 'all',
  }),
  mapSettings: endpoint({
    method: 'GET',
    path: '/comum/Mapa',
    access: 'anyone',
    input: z.object({}),
    output: z.object({
      urlMapa: text(300),
      creditoMapa: text(200),
      aproximacaoMaxima: z.int(),
      exemplo: z.boolean(),
    }),
    summary: 'The source of the map tiles, and their credit.',
    ours: 'all',
  }),
};
