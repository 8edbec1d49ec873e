// Labels of message channels, kinds, statuses and failures.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Bell, type LucideIcon, Mail, MessageCircle, Smartphone } from 'lucide-react';
import type { Message, MessageChannelName, MessageStateName } from '#contract/entities/message.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

export const channels: readonly MessageChannelName[] = ['whatsapp', 'sms', 'email', 'push'];

export const channelNames: Record<MessageChannelName, MessageDescriptor> = {
  whatsapp: msg`WhatsApp`,
  sms: msg`SMS`,
  email: msg`E-mail`,
  push: msg`Aviso no navegador`,
};

export const channelIcons: Record<MessageChannelName, LucideIcon> = {
  whatsapp: MessageCircle,
  sms: Smartphone,
  email: Mail,
  push: Bell,
};

export const kindNames: Record<Message['tipo'], MessageDescriptor> = {
  codigo: msg`Código`,
  recuperacao: msg`Recuperação de senha`,
  acesso: msg`Link de acesso`,
  pedido: msg`Andamento do pedido`,
  aviso: msg`Aviso`,
};

export const stateNames: Record<MessageStateName, MessageDescriptor> = {
  aguardando: msg`Na fila`,
  enviando: msg`Enviando`,
  enviada: msg`Enviada`,
  entregue: msg`Entregue`,
  recusada: msg`Recusada`,
  desistida: msg`Não enviada`,
  incerta: msg`Talvez enviada`,
};

export const stateTones: Record<MessageStateName, BadgeTone> = {
  aguardando: 'info',
  enviando: 'info',
  enviada: 'success',
  entregue: 'success',
  recusada: 'danger',
  desistida: 'danger',
  incerta: 'warning',
};

const failures: Record<string, MessageDescriptor> = {
  expired: msg`Passou da hora antes de sair.`,
  noAccount: msg`Nenhuma conta envia por este canal agora.`,
  unreadable: msg`A conta precisa ser digitada de novo.`,
  internalAddress: msg`O servidor de e-mail não está na internet, e sim dentro de uma rede.`,
  unknownHost: msg`Esse servidor de e-mail não existe.`,
  badCertificate: msg`O certificado do servidor de e-mail não vale para esse nome.`,
  noTls: msg`O servidor de e-mail não aceita criptografia nessa porta.`,
  noChannel: msg`Este meio ainda não tem conta: nada foi enviado.`,
  interrupted: msg`O servidor parou no meio do envio.`,
  noAnswer: msg`O provedor não respondeu.`,
  badAnswer: msg`A resposta do provedor não faz sentido.`,
  unreachable: msg`O provedor está fora do ar.`,
  unprepared: msg`O banco de dados não respondeu.`,
  impossiblePhone: msg`Esse telefone não recebe mensagens.`,
  badAddress: msg`Esse e-mail não existe.`,
  unknownPushService: msg`Serviço de avisos desconhecido.`,
  noSubscription: msg`O navegador não quer mais avisos.`,
  badSubscription: msg`O navegador não quer mais avisos.`,
  'http 404': msg`O navegador não quer mais avisos.`,
  'http 410': msg`O navegador não quer mais avisos.`,
  'whatsapp 131026': msg`Esse telefone não recebe mensagens.`,
  'whatsapp 190': msg`O provedor não aceita a nossa chave.`,
  'http 401': msg`O provedor não aceita a nossa chave.`,
  'http 403': msg`O provedor não aceita a nossa chave.`,
  'smtp 535': msg`O servidor de e-mail não aceita esse usuário e senha.`,
  'smtp 530': msg`O servidor de e-mail exige usuário e senha.`,
  'smtp 534': msg`O servidor de e-mail não aceita esse usuário e senha.`,
  'smtp 538': msg`O servidor de e-mail não aceita criptografia nessa porta.`,
  'smtp 550': msg`O servidor de e-mail recusou o endereço.`,
  'smtp 553': msg`O servidor de e-mail recusou o endereço.`,
  'smtp 554': msg`O servidor de e-mail recusou a mensagem.`,
  'whatsapp 100': msg`A Meta não conhece esse número ou um dos dados.`,
  'whatsapp 10': msg`O token não tem permissão para enviar por esse número.`,
  'whatsapp 200': msg`O token não tem permissão para enviar por esse número.`,
  'whatsapp 131030': msg`O número de teste da Meta só envia a telefones cadastrados nela.`,
  'whatsapp 131047': msg`Sem modelo de aviso, a Meta só entrega a quem escreveu há menos de um dia.`,
  'whatsapp 132001': msg`A Meta não conhece esse modelo nesse idioma.`,
  'whatsapp 132015': msg`A Meta pausou esse modelo.`,
};

/** Null: only the provider knows its code's meaning. */
export function failureName(reason: string): MessageDescriptor | null {
  return failures[reason] ?? null;
}
