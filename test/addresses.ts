// An address for tests of forms and of what is stored.
import type { Address } from '#contract/entities/address.ts';

export const harmonia = {
  cep: '05435000',
  uf: 'SP',
  cidade: 'São Paulo',
  bairro: 'Vila Madalena',
  logradouro: 'Rua Harmonia',
  numero: '456',
  complemento: '',
  referencia: '',
} satisfies Address;
