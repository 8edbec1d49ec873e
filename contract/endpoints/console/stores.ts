// Calls with which staff set up a store's hours, terms, payments and delivery, and its brand. All
// ours.
import * as z from 'zod/mini';
import { id } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import {
  RevisedBrandParameters,
  RevisedStoreParameters,
} from '../../entities/console/parameters.ts';
import {
  ConsoleStore,
  RevisedHours,
  RevisedLook,
  RevisedPayments,
  RevisedPrinting,
  RevisedRegions,
  RevisedTerms,
} from '../../entities/console/store.ts';

const whose = { idEstabelecimento: id };

export const consoleEndpoints = {
  consoleStore: endpoint({
    method: 'GET',
    path: '/painel/Loja',
    access: 'staff',
    role: 'manager',
    input: z.object({ idEstabelecimento: z.optional(id) }),
    output: ConsoleStore,
    summary: 'All settings of a store; for owners and managers.',
    ours: 'all',
  }),
  saveStoreHours: endpoint({
    method: 'POST',
    path: '/painel/SalvarHorarios',
    access: 'staff',
    role: 'manager',
    input: z.object({ ...whose, ...RevisedHours.shape }),
    output: RevisedHours,
    summary: 'Opening hours of the week and of single dates.',
    ours: 'all',
  }),
  saveStorePrinting: endpoint({
    method: 'POST',
    path: '/painel/SalvarImpressao',
    access: 'staff',
    role: 'manager',
    input: z.object({ ...whose, ...RevisedPrinting.shape }),
    output: RevisedPrinting,
    summary:
      'Paper width of the kitchen printer, and what it prints of an order; for managers of ' +
      'the store.',
    ours: 'all',
  }),
  saveStoreTerms: endpoint({
    method: 'POST',
    path: '/painel/SalvarRegras',
    access: 'staff',
    role: 'manager',
    input: z.object({ ...whose, ...RevisedTerms.shape }),
    output: RevisedTerms,
    summary: 'Minimums, times, scheduled orders and the code of delivery.',
    ours: 'all',
  }),
  saveStorePayments: endpoint({
    method: 'POST',
    path: '/painel/SalvarFormasPagamento',
    access: 'staff',
    role: 'manager',
    input: z.object({ ...whose, ...RevisedPayments.shape }),
    output: RevisedPayments,
    summary: 'Payment methods, on or off, with their discount, in the order shown to customers.',
    ours: 'all',
  }),
  saveStoreRegions: endpoint({
    method: 'POST',
    path: '/painel/SalvarTaxasEntrega',
    access: 'staff',
    role: 'manager',
    input: z.object({ ...whose, ...RevisedRegions.shape }),
    output: RevisedRegions,
    summary: 'The delivery areas of a store with fee and time: the whole list.',
    ours: 'all',
  }),
  saveStoreParameters: endpoint({
    method: 'POST',
    path: '/painel/SalvarParametros',
    access: 'staff',
    role: 'manager',
    input: z.object({ ...whose, ...RevisedStoreParameters.shape }),
    output: RevisedStoreParameters,
    summary: 'Parameters of a store that no other screen has, and the restaurant’s own.',
    ours: 'all',
  }),
  saveBrandParameters: endpoint({
    method: 'POST',
    path: '/painel/SalvarParametrosMarca',
    access: 'staff',
    role: 'owner',
    input: RevisedBrandParameters,
    output: RevisedBrandParameters,
    summary: 'Parameters of the brand that no other screen has; for owners.',
    ours: 'all',
  }),
  saveBrandLook: endpoint({
    method: 'POST',
    path: '/painel/SalvarMarca',
    access: 'staff',
    role: 'owner',
    input: RevisedLook,
    output: RevisedLook,
    summary: 'Name, colours and tags of the brand; for owners.',
    ours: 'all',
  }),
};
