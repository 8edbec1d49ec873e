// Messages to people as staff see them, and the wishes of brand and diner about them. Ours: the
// specification names no such shapes.
import * as z from 'zod/mini';
import { id, instant, text } from '../codecs.ts';

export const MessageChannelName = z.enum(['whatsapp', 'sms', 'email', 'push']);
export type MessageChannelName = z.output<typeof MessageChannelName>;

/**
 * recusada: the provider will never take it. desistida: too late or tried too often. incerta: it
 * may have gone out.
 */
export const MessageStateName = z.enum([
  'aguardando',
  'enviando',
  'enviada',
  'entregue',
  'recusada',
  'desistida',
  'incerta',
]);
export type MessageStateName = z.output<typeof MessageStateName>;

export const Message = z.object({
  id,
  canal: MessageChannelName,
  tipo: z.enum(['codigo', 'recuperacao', 'acesso', 'pedido', 'aviso']),
  /** Whole in a sandbox, with its middle hidden where it really goes out. */
  destinatario: text(200),
  assunto: z.nullable(text(300)),
  /** Null: it was a secret, and is not kept once it went to a real provider. */
  texto: z.nullable(text(4000)),
  andamento: MessageStateName,
  motivoFalha: z.nullable(text(120)),
  tentativas: z.int(),
  idPedido: z.nullable(id),
  dataCadastro: instant,
  dataEnvio: z.nullable(instant),
  podeReenviar: z.boolean(),
});
export type Message = z.output<typeof Message>;

/** By which ways a brand tells its diners how their orders go on. */
export const OrderNewsWays = z.object({
  whatsapp: z.boolean(),
  sms: z.boolean(),
  email: z.boolean(),
});
export type OrderNewsWays = z.output<typeof OrderNewsWays>;

export const MessageList = z.object({
  mensagens: z.array(Message),
  /** Channels from which nothing leaves the machine. */
  canaisDeTeste: z.array(MessageChannelName),
  avisosDePedido: OrderNewsWays,
  podeConfigurar: z.boolean(),
  /** There are older ones. */
  haMais: z.boolean(),
});
export type MessageList = z.output<typeof MessageList>;
