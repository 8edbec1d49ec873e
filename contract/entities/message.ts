// Messages to people as staff see them, and the settings of brand and customer. Ours: the
// specification has no such shapes.
import * as z from 'zod/mini';
import { id, instant, text } from '../codecs.ts';

export const MessageChannelName = z.enum(['whatsapp', 'sms', 'email', 'push']);
export type MessageChannelName = z.output<typeof MessageChannelName>;

/**
 * recusada: the provider refuses it for good. desistida: too late, or too many attempts. incerta:
 * it may have been sent.
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
  /** Complete in a sandbox; masked when it is really sent. */
  destinatario: text(200),
  assunto: z.nullable(text(300)),
  /** Null: a secret, deleted once it was sent to a real provider. */
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

/** The channels on which a brand reports the progress of orders. */
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
  /** Channels on which no account may write to customers about their orders. */
  canaisSemConta: z.array(MessageChannelName),
  podeConfigurar: z.boolean(),
  /** There are older ones. */
  haMais: z.boolean(),
});
export type MessageList = z.output<typeof MessageList>;
