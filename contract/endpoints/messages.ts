// Calls about messages: the list for staff, and browsers that subscribe to an order. All ours.
import * as z from 'zod/mini';
import { id } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { Message, MessageChannelName, MessageList, OrderNewsWays } from '../entities/message.ts';

const sharingKey = z.optional(z.string().check(z.minLength(1), z.maxLength(100)));
const endereco = z.string().check(z.minLength(1), z.maxLength(1000));

export const messageEndpoints = {
  staffMessages: endpoint({
    method: 'GET',
    path: '/painel/Mensagens',
    access: 'staff',
    input: z.object({
      canal: z.optional(MessageChannelName),
      /** The page starts after this one. */
      antesDe: z.optional(id),
    }),
    output: MessageList,
    summary: 'Messages sent or waiting, newest first, fifty at a time.',
    ours: 'all',
  }),
  resendMessage: endpoint({
    method: 'POST',
    path: '/painel/ReenviarMensagem',
    access: 'staff',
    input: z.object({ id }),
    output: Message,
    summary: 'Retries a message that was not sent, or whose result is unknown.',
    ours: 'all',
  }),
  saveOrderNewsWays: endpoint({
    method: 'POST',
    path: '/painel/ConfigurarAvisosDePedido',
    access: 'staff',
    role: 'manager',
    input: OrderNewsWays,
    output: OrderNewsWays,
    summary: 'The channels on which customers get order updates; for owners and managers.',
    ours: 'all',
  }),
  pushKey: endpoint({
    method: 'GET',
    path: '/cliente/ChaveAvisos',
    access: 'anyone',
    input: z.object({}),
    output: z.object({ chavePublica: z.string() }),
    summary: 'Public key (VAPID) with which a browser subscribes to push messages.',
    ours: 'all',
  }),
  followOrder: endpoint({
    method: 'POST',
    path: '/cliente/AssinarAvisosPedido',
    access: 'anyone',
    input: z.object({
      id,
      chave: sharingKey,
      /** Endpoint at the browser's push service. */
      endereco,
      /** The browser's own keys, which encrypt messages. */
      chavePublica: z.string().check(z.regex(/^[\w-]{80,100}={0,2}$/)),
      segredo: z.string().check(z.regex(/^[\w-]{20,30}={0,2}$/)),
    }),
    output: z.object({ avisar: z.boolean() }),
    summary: 'Subscribes this browser to updates of an order.',
    ours: 'all',
  }),
  unfollowOrder: endpoint({
    method: 'POST',
    path: '/cliente/CancelarAvisosPedido',
    access: 'anyone',
    input: z.object({ id, chave: sharingKey, endereco }),
    output: z.object({ avisar: z.boolean() }),
    summary: 'Unsubscribes this browser from an order.',
    ours: 'all',
  }),
};
