// Names of states, limits and actions in the operator's console.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BrandState, OperatorLimits } from '#contract/entities/operator.ts';
import type { OperatorAction } from '#contract/operator-actions.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

export const stateNames: Record<BrandState, MessageDescriptor> = {
  ativa: msg`Ativa`,
  suspensa: msg`Suspensa`,
  aApagar: msg`À espera da exclusão`,
  apagando: msg`Sendo apagada`,
};

export const stateTones: Record<BrandState, BadgeTone> = {
  ativa: 'success',
  suspensa: 'warning',
  aApagar: 'danger',
  apagando: 'danger',
};

export const limitKeys = [
  'pedidos',
  'estabelecimentos',
  'pessoas',
  'produtos',
  'armazenamento',
] as const satisfies readonly (keyof OperatorLimits)[];

export const limitNames: Record<keyof OperatorLimits, MessageDescriptor> = {
  pedidos: msg`Pedidos no mês`,
  estabelecimentos: msg`Lojas`,
  pessoas: msg`Pessoas na equipe`,
  produtos: msg`Produtos`,
  armazenamento: msg`Fotos (MB)`,
};

export const actionNames: Record<OperatorAction, MessageDescriptor> = {
  signIn: msg`Entrou`,
  signInRefused: msg`Entrada recusada`,
  signOut: msg`Saiu`,
  enrol: msg`Criou o acesso`,
  changePassword: msg`Trocou a senha`,
  replaceApp: msg`Trocou o autenticador`,
  renewRecoveryCodes: msg`Renovou os códigos de recuperação`,
  endSessions: msg`Encerrou outras sessões`,
  addOperator: msg`Convidou uma pessoa`,
  removeOperator: msg`Removeu uma pessoa`,
  addBrand: msg`Criou a marca`,
  addHost: msg`Adicionou um domínio`,
  makeMainHost: msg`Trocou o domínio principal`,
  removeHost: msg`Removeu um domínio`,
  suspendBrand: msg`Suspendeu a marca`,
  resumeBrand: msg`Reativou a marca`,
  setPlanLimits: msg`Mudou os limites`,
  exportBrand: msg`Exportou os dados`,
  deleteBrand: msg`Marcou a exclusão`,
  restoreBrand: msg`Desfez a exclusão`,
  inviteSupport: msg`Entrou como suporte`,
  renewOwnerLink: msg`Fez um link novo de proprietário`,
};
