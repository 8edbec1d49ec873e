// The console's navigation: six sections with their pages, one table for the rail, the phone's bar
// and the pages' own links. What is daily is in front, what is rare inside.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Armchair,
  ChartColumn,
  type LucideIcon,
  ReceiptText,
  Settings,
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
  | 'hosts'
  | 'messageAccounts'
  | 'orders'
  | 'counter'
  | 'register'
  | 'menu'
  | 'loyalty'
  | 'coupons'
  | 'reviews'
  | 'messages'
  | 'store'
  | 'settings'
  | 'team'
  | 'account';

export type Role = StaffMember['papel'];
type Page = {
  place: StaffPlace;
  to: string;
  name: MessageDescriptor;
  /** The roles that use the page; absent: all. */
  roles?: readonly Role[];
};
export type SectionName = 'orders' | 'tables' | 'menu' | 'marketing' | 'reports' | 'settings';
export type Section = {
  section: SectionName;
  icon: LucideIcon;
  name: MessageDescriptor;
  /** The first is where the section opens. */
  pages: readonly Page[];
  /** Its pages are listed by the first one instead of links beside the title. */
  hub?: true;
};

/** As in `server/permission.ts`: the server refuses the others. */
export const managers: readonly Role[] = ['proprietario', 'gerente'];
export const owners: readonly Role[] = ['proprietario'];

const sections: readonly Section[] = [
  {
    section: 'orders',
    icon: ReceiptText,
    name: msg`Pedidos`,
    pages: [
      { place: 'orders', to: consolePages.board, name: msg`Quadro` },
      { place: 'orders', to: consolePages.orderHistory, name: msg`Histórico` },
      { place: 'counter', to: consolePages.counter, name: msg`Balcão` },
      { place: 'register', to: consolePages.register, name: msg`Caixa` },
    ],
  },
  {
    section: 'tables',
    icon: Armchair,
    name: msg`Mesas`,
    pages: [
      { place: 'tables', to: consolePages.tables, name: msg`Salão` },
      { place: 'tables', to: consolePages.tableSetup, name: msg`Mesas e QR`, roles: managers },
    ],
  },
  {
    section: 'menu',
    icon: Utensils,
    name: msg`Cardápio`,
    pages: [
      { place: 'menu', to: consolePages.menu, name: msg`Produtos` },
      { place: 'menu', to: consolePages.printedMenu, name: msg`Impresso` },
    ],
  },
  {
    section: 'marketing',
    icon: Users,
    name: msg`Clientes e marketing`,
    pages: [
      { place: 'people', to: consolePages.customers, name: msg`Clientes`, roles: managers },
      { place: 'coupons', to: consolePages.coupons, name: msg`Cupons`, roles: managers },
      { place: 'loyalty', to: consolePages.loyalty, name: msg`Fidelidade` },
      { place: 'reviews', to: consolePages.reviews, name: msg`Avaliações` },
      { place: 'messages', to: consolePages.messages, name: msg`Mensagens` },
    ],
  },
  {
    section: 'reports',
    icon: ChartColumn,
    name: msg`Relatórios`,
    pages: [{ place: 'figures', to: consolePages.figures, name: msg`Vendas`, roles: managers }],
  },
  {
    section: 'settings',
    icon: Settings,
    name: msg`Configurações`,
    hub: true,
    pages: [
      { place: 'settings', to: consolePages.settings, name: msg`Configurações`, roles: managers },
      { place: 'start', to: consolePages.start, name: msg`Passo a passo e lojas`, roles: managers },
      { place: 'store', to: consolePages.stores, name: msg`Loja`, roles: managers },
      { place: 'team', to: consolePages.team, name: msg`Equipe`, roles: owners },
      { place: 'log', to: consolePages.audit, name: msg`Registro`, roles: owners },
      { place: 'security', to: consolePages.security, name: msg`Segurança`, roles: owners },
      {
        place: 'messageAccounts',
        to: consolePages.messageAccounts,
        name: msg`Contas de mensagens`,
        roles: owners,
      },
      { place: 'hosts', to: consolePages.hosts, name: msg`Domínios`, roles: owners },
      { place: 'errors', to: consolePages.errors, name: msg`Erros técnicos`, roles: managers },
    ],
  },
];

/** Everything while the role is unknown. */
export const mayOpen = (role: Role | null, roles?: readonly Role[]): boolean =>
  role === null || roles === undefined || roles.includes(role);

/** The sections of a role with the pages it may open; a section with none is left out. */
export const sectionsFor = (role: Role | null): readonly Section[] =>
  sections
    .map((section) => ({
      ...section,
      pages: section.pages.filter(({ roles }) => mayOpen(role, roles)),
    }))
    .filter(({ pages }) => pages.length > 0);

export const isIn = ({ pages }: Section, place: StaffPlace): boolean =>
  pages.some((page) => page.place === place);
