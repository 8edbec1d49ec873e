// The roles of staff, and what each may do.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffMember } from '#contract/entities/console/board.ts';

export type Role = StaffMember['papel'];

export const roles: readonly Role[] = ['atendente', 'gerente', 'proprietario'];

export const roleNames: Record<Role, MessageDescriptor> = {
  proprietario: msg`Proprietário`,
  gerente: msg`Gerente`,
  atendente: msg`Atendente`,
};

export const roleDuties: Record<Role, MessageDescriptor> = {
  proprietario: msg`Tudo, em todas as lojas, e a equipe.`,
  gerente: msg`Pedidos, cardápio, loja, cupons e números da sua loja.`,
  atendente: msg`Os pedidos, as mesas e o que está esgotado.`,
};
