// Calls about where the food goes.
import * as z from 'zod/mini';
import { id, text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { Address, DeliveryQuote } from '../entities/address.ts';

export const placeEndpoints = {
  postalCode: endpoint({
    method: 'GET',
    path: '/comum/Cep/:cep',
    access: 'anyone',
    sendsApp: true,
    input: z.object({ cep: z.string().check(z.regex(/^\d{5}-?\d{3}$/)) }),
    output: z.object({ cep: text(8), uf: text(2), cidade: text(80), bairro: text(80), logradouro: text(120) }),
    summary: 'Street, neighbourhood and city of a postal code; street and neighbourhood are empty in small towns.',
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
    output: z.array(z.object({ bairro: text(80), cidade: text(80), uf: text(2), taxaEntrega: DeliveryQuote.shape.taxaEntrega })),
    summary: 'Neighbourhoods that a store lists, with their fees.',
    ours: 'both',
  }),
  quoteAddress: endpoint({
    method: 'POST',
    path: '/cliente/CalculaEnderecoUsuarioSemUsuario/:idEstabelecimento',
    access: 'anyone',
    input: z.object({ idEstabelecimento: id, ...Address.shape }),
    output: DeliveryQuote,
    summary: 'Delivery fee and time of an address for somebody who is not signed in.',
    ours: 'output',
  }),
};
