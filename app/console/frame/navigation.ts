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
  ShieldCheck,
  Stamp,
  Star,
  TicketPercent,
  UserRound,
  Users,
  Utensils,
} from 'lucide-react';
import { consolePages } from '#contract/console-pages.ts';
import type { StaffMember } from '#contract/entities/console/board.ts';

export type StaffPlace =
  | 'tables'
  | 'people'
  | 'figures'
  | 'start'
  | 'errors'
  | 'log'
  | 'security'
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
  name: MessageDescriptor;
  /** The roles that use the screen; absent: all. */
  roles?: readonly Role[];
};

/** As in `server/permission.ts`: the server refuses the others. */
const managers: readonly Role[] = ['proprietario', 'gerente'];
const owners: readonly Role[] = ['proprietario'];

const places: readonly Place[] = [
  { place: 'orders', to: consolePages.board, icon: Receipt, name: msg`Pedidos` },
  { place: 'tables', to: consolePages.tables, icon: Armchair, name: msg`Mesas` },
  { place: 'menu', to: consolePages.menu, icon: Utensils, name: msg`Cardápio` },
  { place: 'reviews', to: consolePages.reviews, icon: Star, name: msg`Avaliações` },
  { place: 'loyalty', to: consolePages.loyalty, icon: Stamp, name: msg`Fidelidade` },
  {
    place: 'coupons',
    to: consolePages.coupons,
    icon: TicketPercent,
    name: msg`Cupons`,
    roles: managers,
  },
  {
    place: 'people',
    to: consolePages.customers,
    icon: Contact,
    name: msg`Clientes`,
    roles: managers,
  },
  {
    place: 'figures',
    to: consolePages.figures,
    icon: ChartColumn,
    name: msg`Números`,
    roles: managers,
  },
  { place: 'messages', to: consolePages.messages, icon: MessagesSquare, name: msg`Mensagens` },
  { place: 'start', to: consolePages.start, icon: ListChecks, name: msg`Início`, roles: managers },
  { place: 'store', to: consolePages.stores, icon: Settings, name: msg`Loja`, roles: managers },
  {
    place: 'errors',
    to: consolePages.errors,
    icon: Bug,
    name: msg`Erros do site`,
    roles: managers,
  },
  { place: 'team', to: consolePages.team, icon: Users, name: msg`Equipe`, roles: owners },
  { place: 'log', to: consolePages.audit, icon: History, name: msg`Registro`, roles: owners },
  {
    place: 'security',
    to: consolePages.security,
    icon: ShieldCheck,
    name: msg`Segurança`,
    roles: owners,
  },
  { place: 'account', to: consolePages.myAccount, icon: UserRound, name: msg`Conta` },
];

/** Where this role may go; everywhere while the role is unknown. */
export const placesFor = (role: Role | null): readonly Place[] =>
  places.filter(({ roles }) => role === null || roles === undefined || roles.includes(role));
