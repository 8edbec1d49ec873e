// Delivery addresses (the specification, section 3, Address).
import * as z from 'zod/mini';
import {
  deliveryFee,
  flag,
  freeDeliveryMinimum,
  moneyOrNull,
  requiredText,
  text,
} from '../codecs.ts';
import { PICKUP_ADDRESS_ID } from '../pickup-address.ts';

export const Address = z.object({
  /**
   * -1 is pickup; absent for an address that is not saved. The text 'retirada' is refused because
   * it is not an integer.
   */
  id: z.optional(z.int()),
  cep: z.string().check(z.regex(/^(\d{8})?$/)),
  uf: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  cidade: requiredText(80),
  bairro: requiredText(80),
  logradouro: requiredText(120),
  numero: requiredText(20),
  complemento: text(80),
  referencia: text(160),
  bairroEspecifico: z.optional(flag),
  latitude: z.optional(z.nullable(z.number())),
  longitude: z.optional(z.nullable(z.number())),
});
export type Address = z.output<typeof Address>;

/** The address of a pickup order, which has no other fields. */
export const PickupAddress = z.object({ id: z.literal(PICKUP_ADDRESS_ID) });

/** What delivering to an address costs. `taxaEntrega` null: not served. */
export const DeliveryQuote = z.object({
  taxaEntrega: deliveryFee,
  minimoEntregaGratis: freeDeliveryMinimum,
  /** Minimum value of items for this address; null: the store's own. */
  valorMinimoPedido: moneyOrNull,
  /** Minutes. */
  tempoMinimo: z.int(),
  tempoMaximo: z.int(),
  /** Another store of the brand that serves the address, when this one does not. */
  estabelecimentoQueAtende: z.nullable(
    z.object({ id: z.int(), codigo: z.string(), nome: z.string() }),
  ),
  /** The map could not be asked, so the fee is the highest of the store. */
  semMapa: z.optional(z.boolean()),
});
export type DeliveryQuote = z.output<typeof DeliveryQuote>;

/**
 * A saved address with its delivery cost at the requested store; without a store it is unknown, as
 * for an address out of reach.
 */
export const AddressWithFee = z.object({
  ...Address.shape,
  ...DeliveryQuote.shape,
  ativo: z.boolean(),
  padrao: z.boolean(),
});
export type AddressWithFee = z.output<typeof AddressWithFee>;

/** What geocoding knows of a place: any part may be empty. */
export const Place = z.object({
  cep: z.string().check(z.regex(/^(\d{8})?$/)),
  uf: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  cidade: text(80),
  bairro: text(80),
  logradouro: text(120),
  numero: text(20),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});
export type Place = z.output<typeof Place>;
