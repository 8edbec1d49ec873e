// Calls with which owners set up the accounts that send the brand's messages. All ours.
import * as z from 'zod/mini';
import { personPhone } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import { CustomerChannel } from '../../entities/brand.ts';
import {
  MessageAccount,
  MessageAccountDraft,
  MessageAccounts,
  MessageTrial,
} from '../../entities/console/message-account.ts';
import { revisao } from '../../entities/console/store.ts';

const choice = z.object({ canal: CustomerChannel, usaPlataforma: z.boolean(), revisao });

export const consoleMessageAccountEndpoints = {
  messageAccounts: endpoint({
    method: 'GET',
    path: '/painel/ContasMensagem',
    access: 'staff',
    role: 'owner',
    input: z.object({}),
    output: MessageAccounts,
    summary: 'The brand’s accounts for WhatsApp, SMS and mail, without their secrets; for owners.',
    ours: 'all',
  }),
  saveMessageAccount: endpoint({
    method: 'POST',
    path: '/painel/SalvarContaMensagem',
    access: 'staff',
    role: 'owner',
    input: MessageAccountDraft,
    output: MessageAccount,
    summary: 'Saves the brand’s own account on a channel; messages leave by it from then on.',
    ours: 'all',
  }),
  removeMessageAccount: endpoint({
    method: 'POST',
    path: '/painel/RemoverContaMensagem',
    access: 'staff',
    role: 'owner',
    input: choice,
    output: MessageAccount,
    summary: 'Removes the brand’s own account, and says whether the platform’s takes its place.',
    ours: 'all',
  }),
  choosePlatformMessages: endpoint({
    method: 'POST',
    path: '/painel/EscolherContaDaPlataforma',
    access: 'staff',
    role: 'owner',
    input: choice,
    output: MessageAccount,
    summary: 'Whether the platform’s account may send where the brand’s own is missing or fails.',
    ours: 'all',
  }),
  testMessageAccount: endpoint({
    method: 'POST',
    path: '/painel/TestarContaMensagem',
    access: 'staff',
    role: 'owner',
    input: z.object({
      canal: CustomerChannel,
      /** For WhatsApp and SMS; mail goes to the owner's own address. */
      telefone: z.optional(personPhone),
    }),
    output: MessageTrial,
    summary: 'Sends a test message by the stored account and tells what the provider replied.',
    ours: 'all',
  }),
};
