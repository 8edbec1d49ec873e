// Labels for the kinds of security events, in the order of the filter.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SecurityKind } from '#contract/security-kinds.ts';

export const securityLabels: Record<SecurityKind, MessageDescriptor> = {
  signedIn: msg`Entrou no painel`,
  signedOut: msg`Saiu do painel`,
  signInFailed: msg`Entrada no painel recusada`,
  signInBlocked: msg`Entrada no painel bloqueada por um tempo`,
  customerSignInFailed: msg`Entrada de cliente recusada`,
  customerSignInBlocked: msg`Entrada de cliente bloqueada por um tempo`,
  notAllowed: msg`Tentou algo que o papel não permite`,
  foreignOrigin: msg`Recusado: veio da página de outro site`,
  proofAsked: msg`Mudança parada até confirmar a senha`,
  proofFailed: msg`Senha ou código errado ao confirmar`,
  secondStepMissing: msg`Recusado sem verificação em duas etapas`,
  tooOften: msg`Passou de um limite`,
  customersListed: msg`Viu uma lista de clientes`,
  customerOpened: msg`Abriu a ficha de clientes`,
  customersExported: msg`Exportou os clientes`,
  customerErased: msg`Apagou os dados de uma pessoa`,
  messagesRead: msg`Leu mensagens enviadas a clientes`,
  sessionsEnded: msg`Encerrou sessões`,
  passwordChanged: msg`Trocou a própria senha`,
  secondStepChanged: msg`Mudou a verificação em duas etapas`,
  accessRenewed: msg`Enviou link para nova senha`,
  teamChanged: msg`Mudou a equipe`,
  ownersChanged: msg`Mudou quem é proprietário`,
  paymentAccountChanged: msg`Mudou uma conta de pagamento`,
  messageAccountChanged: msg`Mudou por onde saem as mensagens`,
  hostsChanged: msg`Mudou os domínios`,
};

/** Null: of a version that this page does not know. */
export const securityLabel = (kind: string): MessageDescriptor | null =>
  Object.hasOwn(securityLabels, kind) ? securityLabels[kind as SecurityKind] : null;
