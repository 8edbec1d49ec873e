// Everything that can be set, by what a person would look for: a table for hub and search.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Bike,
  Bug,
  Clock,
  Globe,
  History,
  Landmark,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Palette,
  Printer,
  QrCode,
  Send,
  ShieldCheck,
  SlidersHorizontal,
  Store,
  Timer,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';
import { consolePages } from '#contract/console-pages.ts';
import { managers, owners, type Role } from '../frame/navigation.ts';

export type SettingsGroup = 'store' | 'orders' | 'money' | 'people' | 'system';

export type SettingsEntry = {
  to: string;
  group: SettingsGroup;
  icon: LucideIcon;
  name: MessageDescriptor;
  detail: MessageDescriptor;
  /** Further words that people search for. */
  words: MessageDescriptor;
  roles?: readonly Role[];
};

export const settingsGroups: readonly { group: SettingsGroup; name: MessageDescriptor }[] = [
  { group: 'store', name: msg`Loja` },
  { group: 'orders', name: msg`Pedidos` },
  { group: 'money', name: msg`Dinheiro` },
  { group: 'people', name: msg`Pessoas` },
  { group: 'system', name: msg`Para quem cuida do sistema` },
];

const ofStore = (section: string) => `${consolePages.stores}?aba=${section}`;

export const settingsEntries: readonly SettingsEntry[] = [
  {
    to: consolePages.start,
    group: 'store',
    icon: ListChecks,
    name: msg`Passo a passo e lojas`,
    detail: msg`O que falta para vender, e abrir outra loja.`,
    words: msg`início guia nova loja primeiro pedido`,
    roles: managers,
  },
  {
    to: ofStore('loja'),
    group: 'store',
    icon: Store,
    name: msg`Identidade e endereço`,
    detail: msg`Nome, telefone, mapa e CNPJ.`,
    words: msg`loja whatsapp descrição localização logo`,
    roles: managers,
  },
  {
    to: ofStore('horarios'),
    group: 'store',
    icon: Clock,
    name: msg`Horários`,
    detail: msg`Almoço, jantar, feriados e pausas.`,
    words: msg`abrir fechar dias semana feriado pausar`,
    roles: managers,
  },
  {
    to: ofStore('marca'),
    group: 'store',
    icon: Palette,
    name: msg`Marca`,
    detail: msg`Logo, cores e capa do cardápio.`,
    words: msg`cor imagem logotipo idioma domínio`,
    roles: owners,
  },
  {
    to: consolePages.tableSetup,
    group: 'store',
    icon: QrCode,
    name: msg`Mesas e QR`,
    detail: msg`Mesas, códigos para imprimir e taxa de serviço.`,
    words: msg`salão garçom serviço código qr`,
    roles: managers,
  },
  {
    to: ofStore('entrega'),
    group: 'orders',
    icon: Bike,
    name: msg`Áreas de entrega`,
    detail: msg`Bairros, raios, CEPs e taxas.`,
    words: msg`frete taxa região mapa entregador distância`,
    roles: managers,
  },
  {
    to: ofStore('regras'),
    group: 'orders',
    icon: Timer,
    name: msg`Aceite, mínimos e tempos`,
    detail: msg`Automático, minutos, pedido mínimo e agendamento.`,
    words: msg`regras retirada balcão aceitar prazo agendar código entrega grátis`,
    roles: managers,
  },
  {
    to: ofStore('impressao'),
    group: 'orders',
    icon: Printer,
    name: msg`Impressão`,
    detail: msg`Papel, vias e impressão automática.`,
    words: msg`impressora cupom comanda bobina cozinha`,
    roles: managers,
  },
  {
    to: consolePages.messages,
    group: 'orders',
    icon: MessagesSquare,
    name: msg`Mensagens`,
    detail: msg`WhatsApp, SMS e e-mail sobre o pedido.`,
    words: msg`avisos notificação canal`,
  },
  {
    to: consolePages.messageAccounts,
    group: 'orders',
    icon: Send,
    name: msg`Contas de mensagens`,
    detail: msg`De que número e e-mail elas saem.`,
    words: msg`whatsapp sms e-mail smtp zenvia meta token remetente`,
    roles: owners,
  },
  {
    to: ofStore('pagamento'),
    group: 'money',
    icon: Wallet,
    name: msg`Formas de pagamento`,
    detail: msg`O que se aceita na porta e no site.`,
    words: msg`pix cartão dinheiro desconto vale`,
    roles: managers,
  },
  {
    to: ofStore('recebimento'),
    group: 'money',
    icon: Landmark,
    name: msg`Recebimento`,
    detail: msg`Conta Pix e cartão que recebem.`,
    words: msg`banco chave pix provedor mercado pago webhook`,
    roles: owners,
  },
  {
    to: consolePages.team,
    group: 'people',
    icon: Users,
    name: msg`Equipe`,
    detail: msg`Pessoas, papéis e convites.`,
    words: msg`funcionário atendente gerente convidar senha`,
    roles: owners,
  },
  {
    to: consolePages.myAccount,
    group: 'people',
    icon: UserRound,
    name: msg`Minha conta`,
    detail: msg`Senha, segundo fator e aparelhos.`,
    words: msg`sair duas etapas autenticador`,
  },
  {
    to: consolePages.hosts,
    group: 'system',
    icon: Globe,
    name: msg`Domínios`,
    detail: msg`Endereços do site, DNS e certificado.`,
    words: msg`domínio url link www endereço https ssl tls`,
    roles: owners,
  },
  {
    to: consolePages.audit,
    group: 'system',
    icon: History,
    name: msg`Registro`,
    detail: msg`Quem mudou o quê, com antes e depois.`,
    words: msg`log auditoria histórico mudanças`,
    roles: owners,
  },
  {
    to: consolePages.security,
    group: 'system',
    icon: ShieldCheck,
    name: msg`Segurança`,
    detail: msg`Entradas, recusas e bloqueios.`,
    words: msg`invasão login tentativa`,
    roles: owners,
  },
  {
    to: consolePages.errors,
    group: 'system',
    icon: Bug,
    name: msg`Erros técnicos`,
    detail: msg`Falhas vistas no site, já agrupadas.`,
    words: msg`problema falha site`,
    roles: managers,
  },
  {
    to: ofStore('parametros'),
    group: 'system',
    icon: SlidersHorizontal,
    name: msg`Avançado`,
    detail: msg`Parâmetros pelo nome, com o padrão.`,
    words: msg`parâmetros variáveis`,
    roles: managers,
  },
];
