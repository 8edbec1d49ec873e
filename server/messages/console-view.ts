// A message as staff see it: complete in a sandbox, with person and secret hidden if it was really
// sent.
import type { Message, MessageStateName } from '#contract/entities/message.ts';
import type { MessageChannel, MessageKind, MessageState, messages } from '../database/schema.ts';
import { isSecret } from './secrets.ts';

export type MessageRow = typeof messages.$inferSelect;

const states: Record<MessageState, MessageStateName> = {
  waiting: 'aguardando',
  sending: 'enviando',
  sent: 'enviada',
  failed: 'recusada',
  givenUp: 'desistida',
  unsure: 'incerta',
};

const kinds: Record<MessageKind, Message['tipo']> = {
  loginCode: 'codigo',
  phoneCode: 'codigo',
  recovery: 'recuperacao',
  loginLink: 'acesso',
  staffLink: 'acesso',
  orderPlaced: 'pedido',
  orderMoved: 'pedido',
  notice: 'aviso',
};

const stopped: readonly MessageState[] = ['failed', 'givenUp', 'unsure'];

/** A late secret is useless: the customer requests a new one. */
export function mayBeSentAgain({
  state,
  kind,
  texto: text,
}: Pick<MessageRow, 'state' | 'kind' | 'texto'>): boolean {
  return stopped.includes(state) && !isSecret(kind) && text !== '';
}

/**
 * `codesShown`: a demo brand, or a deployment setting; otherwise a code is its customer's alone.
 */
type Seen = { sandbox: boolean; forOwner: boolean; codesShown: boolean };

/** Only the owner may pass on a staff invitation link, even in a sandbox. */
const isHidden = ({ kind }: MessageRow, { sandbox, forOwner, codesShown }: Seen) =>
  isSecret(kind) && !(sandbox && (kind === 'staffLink' ? forOwner : codesShown));

export function toMessage(row: MessageRow, seen: Seen): Message {
  const { sandbox } = seen;
  return {
    id: row.id,
    canal: row.canal,
    tipo: kinds[row.kind],
    destinatario: sandbox ? row.recipient : masked(row.canal, row.recipient),
    assunto: row.assunto,
    texto: row.texto === '' || isHidden(row, seen) ? null : row.texto,
    andamento: row.state === 'sent' && row.deliveredAt !== null ? 'entregue' : states[row.state],
    motivoFalha: row.motivoFalha,
    tentativas: row.tentativas,
    idPedido: row.orderId,
    dataCadastro: row.createdAt.toISOString(),
    dataEnvio: row.sentAt?.toISOString() ?? null,
    podeReenviar: mayBeSentAgain(row),
  };
}

/** Enough to recognise the person, too little to write to them. */
export function masked(channel: MessageChannel, recipient: string): string {
  if (channel === 'push') return '';
  if (channel !== 'email')
    return recipient.length < 6 ? '••••' : `${recipient.slice(0, 2)} ••••• ${recipient.slice(-4)}`;
  const [name = '', domain = ''] = recipient.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
