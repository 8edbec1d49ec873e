// The places of the console: one table, a line for each, for the side bar and for the phone's list.
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

export const places: readonly { place: StaffPlace; to: string; icon: LucideIcon; name: MessageDescriptor }[] = [
  { place: 'orders', to: '/painel', icon: Receipt, name: msg`Pedidos` },
  { place: 'tables', to: '/painel/mesas', icon: Armchair, name: msg`Mesas` },
  { place: 'menu', to: '/painel/cardapio', icon: Utensils, name: msg`Cardápio` },
  { place: 'reviews', to: '/painel/avaliacoes', icon: Star, name: msg`Avaliações` },
  { place: 'loyalty', to: '/painel/fidelidade', icon: Stamp, name: msg`Fidelidade` },
  { place: 'coupons', to: '/painel/cupons', icon: TicketPercent, name: msg`Cupons` },
  { place: 'people', to: '/painel/clientes', icon: Contact, name: msg`Clientes` },
  { place: 'figures', to: '/painel/numeros', icon: ChartColumn, name: msg`Números` },
  { place: 'messages', to: '/painel/mensagens', icon: MessagesSquare, name: msg`Mensagens` },
  { place: 'start', to: '/painel/inicio', icon: ListChecks, name: msg`Início` },
  { place: 'store', to: '/painel/loja', icon: Settings, name: msg`Loja` },
  { place: 'errors', to: '/painel/erros', icon: Bug, name: msg`Erros do site` },
  { place: 'team', to: '/painel/equipe', icon: Users, name: msg`Equipe` },
  { place: 'log', to: '/painel/registro', icon: History, name: msg`Registro` },
  { place: 'account', to: '/painel/conta', icon: UserRound, name: msg`Conta` },
];
