// Calls with which owners set up payment accounts. All ours.
import * as z from 'zod/mini';
import { id, text } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import {
  AccountCheck,
  AccountDraft,
  PaymentAccount,
} from '../../entities/console/payment-account.ts';
import { revisao } from '../../entities/console/store.ts';

const Revised = z.object({ ...PaymentAccount.shape, revisao });

export const consoleAccountEndpoints = {
  paymentAccounts: endpoint({
    method: 'GET',
    path: '/painel/ContasPagamento',
    access: 'staff',
    role: 'owner',
    input: z.object({ idEstabelecimento: id }),
    output: z.object({
      contas: z.array(Revised),
      /** The provider that a payment made now would use. */
      emUso: z.array(
        z.object({ tipo: z.enum(['pix', 'card']), provedor: text(40), sandbox: z.boolean() }),
      ),
    }),
    summary: 'A store’s accounts at payment providers, without their secrets; for owners.',
    ours: 'all',
  }),
  savePaymentAccount: endpoint({
    method: 'POST',
    path: '/painel/SalvarContaPagamento',
    access: 'staff',
    role: 'owner',
    input: z.object({ ...AccountDraft.shape, revisao }),
    output: Revised,
    summary: 'Saves an account at a payment provider; switched on, it replaces others of its kind.',
    ours: 'all',
  }),
  checkPaymentAccount: endpoint({
    method: 'POST',
    path: '/painel/TestarContaPagamento',
    access: 'staff',
    role: 'owner',
    input: z.object({ idEstabelecimento: id, provedor: PaymentAccount.shape.provedor }),
    output: AccountCheck,
    summary: 'Asks the provider whether it knows the account, without moving money.',
    ours: 'all',
  }),
};
