// Calls about customers for owners and managers, and the business figures. All ours.
import * as z from 'zod/mini';
import { day, id, personPhone, text } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import { GuestFile, PersonFile, PersonList } from '../../entities/console/customers.ts';
import { Figures } from '../../entities/console/figures.ts';
import { GuestData, PersonalData } from '../../entities/profile.ts';

export const consolePeopleEndpoints = {
  people: endpoint({
    method: 'GET',
    path: '/painel/Clientes',
    access: 'staff',
    role: 'manager',
    input: z.object({
      /** Part of the name, phone or email; without it the newest customers. */
      busca: z.optional(text(80)),
      maxResultado: z._default(z.int().check(z.gte(1), z.lte(100)), 100),
    }),
    output: PersonList,
    summary:
      'Customers by part of name, phone or email, at most 100; managers of a store find ' +
      'those who ordered there.',
    ours: 'all',
  }),
  person: endpoint({
    method: 'GET',
    path: '/painel/Cliente/:id',
    access: 'staff',
    role: 'manager',
    input: z.object({ id }),
    output: PersonFile,
    summary:
      'One customer: orders, cards and ledger, coupons, consents; for a manager only those ' +
      'of their store.',
    ours: 'all',
  }),
  guest: endpoint({
    method: 'POST',
    path: '/painel/ClienteSemConta',
    access: 'staff',
    role: 'manager',
    input: z.object({ telefone: personPhone }),
    output: GuestFile,
    summary:
      'Who ordered with a phone that is no customer’s: their orders; for a manager only those ' +
      'of their store.',
    ours: 'all',
  }),
  peopleFile: endpoint({
    method: 'POST',
    path: '/painel/ExportarClientes',
    access: 'staff',
    role: 'owner',
    input: z.object({}),
    output: z.object({ nomeArquivo: z.string(), conteudo: z.string() }),
    summary: 'All customers as CSV; for owners, and recorded in the audit log.',
    ours: 'all',
  }),
  exportPerson: endpoint({
    method: 'POST',
    path: '/painel/DadosDaPessoa',
    access: 'staff',
    role: 'owner',
    input: z.object({ telefone: personPhone }),
    output: z.object({ comConta: z.nullable(PersonalData), semConta: GuestData }),
    summary: 'Everything stored about a phone, for a customer who asks for it; for owners.',
    ours: 'all',
  }),
  erasePerson: endpoint({
    method: 'POST',
    path: '/painel/ApagarPessoa',
    access: 'staff',
    role: 'owner',
    input: z.object({ telefone: personPhone }),
    output: z.object({ contaApagada: z.boolean(), quantidadePedidos: z.int() }),
    summary: 'Erases the account with a phone, and takes the person out of its other orders.',
    ours: 'all',
  }),
  figures: endpoint({
    method: 'GET',
    path: '/painel/Numeros',
    access: 'staff',
    role: 'manager',
    input: z.object({ primeiroDia: day, ultimoDia: day, idEstabelecimento: z.optional(id) }),
    output: Figures,
    summary:
      'Sales, orders, customers, best sellers and times of a period, of one store or of ' +
      'all the caller’s stores.',
    ours: 'all',
  }),
};
