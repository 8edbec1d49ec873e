// The console's navigation: one table for the side bar and the phone's list.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Armchair,
  Bug,
  ChartColumn,
  Contact,
  History,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Receipt,
  Settings,
  Stamp,
  Star,
  TicketPercent,
  UserRound,
  Users,
  Utensils,
} from 'lucide-react';
import type { StaffMember } from '#contract/entities/console/board.ts';

export type StaffPlace =
  | 'tables'
  | 'people'
  | 'figures'
  | 'start'
  | 'errors'
  | 'log'
  | 'orders'
  | 'menu'
  | 'loyalty'
  | 'coupons'
  | 'reviews'
  | 'messages'
  | 'store'
  | 'team'
  | 'account';

type Role = StaffMember['papel'];
type Place = {
  place: StaffPlace;
  to: string;
  icon: LucideIcon;
  name: MessageDescriptor /** Who has something to do there; absent: everybody. */;
  roles?: readonly Role[];
};

/** As in `server/staff/permission.ts`: the server refuses the others. */
const managers: readonly Role[] = ['proprietario', 'gerente'];
const owners: readonly Role[] = ['proprietario'];

const places: readonly Place[] = [
  { place: 'orders', to: '/painel', icon: Receipt, name: msg`Pedidos` },
  { place: 'tables', to: '/painel/mesas', icon: Armchair, name: msg`Mesas` },
  { place: 'menu', to: '/painel/cardapio', icon: Utensils, name: msg`Cardápio` },
  { place: 'reviews', to: '/painel/avaliacoes', icon: Star, name: msg`Avaliações` },
  { place: 'loyalty', to: '/painel/fidelidade', icon: Stamp, name: msg`Fidelidade` },
  {
    place: 'coupons',
    to: '/painel/cupons',
    icon: TicketPercent,
    name: msg`Cupons`,
    roles: managers,
  },
  { place: 'people', to: '/painel/clientes', icon: Contact, name: msg`Clientes`, roles: managers },
  {
    place: 'figures',
    to: '/painel/numeros',
    icon: ChartColumn,
    name: msg`Números`,
    roles: managers,
  },
  { place: 'messages', to: '/painel/mensagens', icon: MessagesSquare, name: msg`Mensagens` },
  { place: 'start', to: '/painel/inicio', icon: ListChecks, name: msg`Início`, roles: managers },
  { place: 'store', to: '/painel/loja', icon: Settings, name: msg`Loja`, roles: managers },
  { place: 'errors', to: '/painel/erros', icon: Bug, name: msg`Erros do site`, roles: managers },
  { place: 'team', to: '/painel/equipe', icon: Users, name: msg`Equipe`, roles: owners },
  { place: 'log', to: '/painel/registro', icon: History, name: msg`Registro`, roles: owners },
  { place: 'account', to: '/painel/conta', icon: UserRound, name: msg`Conta` },
];

/** Where this role may go; everywhere while the role is unknown. */
export const placesFor = (role: Role | null): readonly Place[] =>
  places.filter(({ roles }) => role === null || roles === undefined || roles.includes(role));
