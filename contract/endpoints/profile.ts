// Calls about the customer's own account: data, password, devices, privacy; and the staff's search
// for customers.
import * as z from 'zod/mini';
import { cpf, id, personPhone, requiredText, text } from '../codecs.ts';
import { EMAIL } from '../email.ts';
import { endpoint } from '../endpoint.ts';
import { Customer } from '../entities/customer.ts';
import {
  ConsentChannel,
  ConsentPurpose,
  GuestData,
  PersonalData,
  Profile,
} from '../entities/profile.ts';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../passwords.ts';

/** The current password, where re-authentication is required. */
const senhaAtual = z.optional(z.string().check(z.maxLength(PASSWORD_MAXIMUM)));

const FoundCustomer = z.object({
  id,
  nome: text(80),
  telefone: z.nullable(text(20)),
  email: z.nullable(text(120)),
});
export type FoundCustomer = z.output<typeof FoundCustomer>;

export const profileEndpoints = {
  profile: endpoint({
    method: 'GET',
    path: '/cliente/Perfil',
    access: 'customer',
    input: z.object({}),
    output: Profile,
    summary: 'Data, devices and consents of the signed-in customer.',
    ours: 'all',
  }),
  updateProfile: endpoint({
    method: 'POST',
    path: '/cliente/AtualizarPerfil',
    access: 'customer',
    input: z.object({
      nome: requiredText(80),
      email: z.nullable(
        z.string().check(z.trim(), z.toLowerCase(), z.maxLength(120), z.regex(EMAIL)),
      ),
      telefone: z.nullable(personPhone),
      cpf: z.nullable(cpf),
      senhaAtual,
    }),
    output: Profile,
    summary: 'Updates the customer’s data; a new email or phone requires the current password.',
    ours: 'all',
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/cliente/AlterarSenha',
    access: 'customer',
    input: z.object({
      senhaAtual,
      senhaNova: z.string().check(z.minLength(PASSWORD_MINIMUM), z.maxLength(PASSWORD_MAXIMUM)),
    }),
    output: Profile,
    summary: 'Changes the password and signs out every other device.',
    ours: 'all',
  }),
  endDevice: endpoint({
    method: 'POST',
    path: '/cliente/EncerrarDispositivo',
    access: 'customer',
    input: z.object({ id }),
    output: Profile,
    summary: 'Signs out one of the customer’s devices.',
    ours: 'all',
  }),
  endAllDevices: endpoint({
    method: 'POST',
    path: '/cliente/SairDeTodos',
    access: 'customer',
    input: z.object({}),
    output: z.object({ logado: z.boolean() }),
    summary: 'Signs the customer out everywhere, including here.',
    ours: 'all',
  }),
  setConsent: endpoint({
    method: 'POST',
    path: '/cliente/AtualizarConsentimento',
    access: 'customer',
    input: z.object({ canal: ConsentChannel, finalidade: ConsentPurpose, aceito: z.boolean() }),
    output: Profile,
    summary: 'Allows or forbids one kind of message on one channel; every choice is logged.',
    ours: 'all',
  }),
  personalData: endpoint({
    method: 'GET',
    path: '/cliente/MeusDados',
    access: 'customer',
    input: z.object({}),
    output: PersonalData,
    summary: 'Everything stored about the customer.',
    ours: 'all',
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/cliente/ExcluirConta',
    access: 'customer',
    input: z.object({ senhaAtual }),
    output: z.object({ logado: z.boolean() }),
    summary: 'Deletes the account; its orders are kept without the person.',
    ours: 'all',
  }),
  guestData: endpoint({
    method: 'POST',
    path: '/cliente/DadosSemConta',
    access: 'anyone',
    input: z.object({ telefone: personPhone }),
    output: GuestData,
    summary: 'Everything stored with a phone that this device has proved, without an account.',
    ours: 'all',
  }),
  eraseGuest: endpoint({
    method: 'POST',
    path: '/cliente/ApagarSemConta',
    access: 'anyone',
    input: z.object({ telefone: personPhone }),
    output: z.object({ quantidadePedidos: z.int() }),
    summary: 'Takes the person out of the orders of a proved phone that belong to no account.',
    ours: 'all',
  }),
  refreshCustomer: endpoint({
    method: 'POST',
    path: '/quitute/AtualizarDadosCliente',
    access: 'anyone',
    input: z.object({
      appNome: z.optional(text(40)),
      cliente: z.object({
        email: z.nullish(text(120)),
        hashSenha: z.nullish(text(120)),
        appNome: z.optional(text(40)),
      }),
      /** Ignored and not stored. */
      localizacao: z.nullish(
        z.object({
          latitude: z.nullish(z.number()),
          longitude: z.nullish(z.number()),
          appNome: z.optional(text(40)),
        }),
      ),
      token: z.nullish(text(200)),
    }),
    output: z.object({
      codErro: z.int(),
      mensagem: text(300),
      logado: z.boolean(),
      cliente: Customer,
      estabelecimentos: z.array(z.object({ id, codigo: text(40), nome: text(80) })),
    }),
    summary: 'The current data of a signed-in customer, by session cookie or device credential.',
    ours: 'output',
  }),
  searchCustomers: endpoint({
    method: 'POST',
    path: '/cliente/PesquisarClientes',
    access: 'staff',
    input: z.object({
      idEstabelecimento: id,
      nomeCliente: requiredText(80),
      maxResultado: z._default(z.int().check(z.gte(1), z.lte(100)), 100),
    }),
    output: z.object({ clientes: z.array(FoundCustomer) }),
    summary: 'Staff search for customers by part of the name or phone, at most 100.',
    ours: 'output',
  }),
};
