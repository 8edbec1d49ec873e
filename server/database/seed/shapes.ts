// The types of a demo brand's data. Money in whole cents; the inserter turns it into rows.

import type { StaffMember } from '#contract/entities/console/board.ts';
import type { WheelPrize } from '#contract/entities/gifts.ts';
import type { RewardKind } from '#contract/entities/loyalty.ts';
import type { PictureTint } from '#contract/entities/menu.ts';
import type { Weight } from '#contract/entities/product.ts';
import type { OpeningSpan, PaymentMethod } from '#contract/entities/store.ts';
import type { Cents } from '#contract/money.ts';

export type DemoOption = {
  nome: string;
  descricao?: string;
  valor: Cents;
  informativo?: boolean;
  considerarMaiorValor?: boolean;
  considerarMedia?: boolean;
  esgotado?: boolean;
};

export type DemoGroup = {
  /** The key by which products name the group; unique in the brand, never shown. */
  key: string;
  nome: string;
  /** 0 variation, 1 extras, 2 removals and remarks, 3 flavours. */
  adicional: 0 | 1 | 2 | 3;
  quantidadeMinima: number;
  quantidadeMaxima: number;
  opcoes: DemoOption[];
};

export type DemoProduct = {
  nome: string;
  descricao: string;
  valor: Cents;
  valorDe?: Cents;
  /** Sold by weight: prices are per kilogram. */
  peso?: Weight;
  promocional?: boolean;
  esgotado?: boolean;
  /** Portions left today; absent when they are not counted. */
  quantidade?: number;
  etiquetas?: string[];
  /** Keys of the brand's groups, in the order in which the product shows them. */
  groups?: string[];
};

export type DemoCategory = {
  nome: string;
  descricao?: string;
  tom: PictureTint;
  produtos: DemoProduct[];
};

type AreaTerms = {
  /** Null: not served. */
  taxaEntrega: Cents | null;
  /** Null: delivery is never free here. */
  minimoEntregaGratis: Cents | null;
  /** Left out: the store's own. */
  valorMinimoPedido?: Cents;
  /** Minutes. */
  tempoMinimo: number;
  tempoMaximo: number;
};

export type DemoArea =
  | ({ kind: 'bairro'; bairro: string; cidade: string; uf: string } & AreaTerms)
  | ({ kind: 'raio'; maximumMeters: number } & AreaTerms)
  | ({ kind: 'cep'; from: string; to: string } & AreaTerms)
  | ({
      kind: 'poligono';
      points: { latitude: number; longitude: number }[];
      exclusion: boolean;
    } & AreaTerms);

export type DemoPayment = Pick<PaymentMethod, 'nome' | 'tipo' | 'desconto'>;

export type DemoStore = {
  codigo: string;
  nome: string;
  telefone: string;
  endereco: {
    logradouro: string;
    numero: string;
    bairro: string;
    cidade: string;
    uf: string;
    cep: string;
  };
  latitude: number;
  longitude: number;
  fusoHorario: string;
  possuiPedidoMesa: boolean;
  permiteRetiradaBalcao: boolean;
  permiteEntrega: boolean;
  /** Minutes. */
  tempoEntregaMinimo: number;
  tempoEntregaMaximo: number;
  tempoRetirada: number;
  horarios: OpeningSpan[];
  /** Scheduled orders: days after today, and how many orders a half-hour slot takes. */
  diasAgendamento?: number;
  pedidosPorHorario?: number;
  /** The courier asks for a code. */
  pedeCodigoEntrega?: boolean;
  entregadores?: string[];
  areas: DemoArea[];
  formasPagamento: DemoPayment[];
  /** The store's own Pix key, for the method without a provider. */
  ownPix?: { key: string; name: string; city: string };
  valorMinimoPedido: Cents;
  valorMinimoRetiradaNoLocal: Cents;
  /** Null: the store announces no free delivery. */
  minimoEntregaGratis: Cents | null;
  /** The store starts paused, for this long. */
  pausedMinutes?: number;
  /** Percent of a delivered order that comes back as credit. */
  cashbackPercent?: number;
  /** Ids of the store's own advertising tags. */
  pixel?: string;
  tagManager?: string;
};

export type DemoCustomer = { nome: string; email: string; telefone: string };
export type DemoStaff = Pick<StaffMember, 'nome' | 'email' | 'papel'>;

/** Money in cents; an absent limit is none. `codigo` of a store for a coupon of one store. */
export type DemoCoupon = {
  codigoCupom: string;
  nome: string;
  valorDesconto?: Cents;
  valorDescontoPercentual?: number;
  maximoDesconto?: Cents;
  freteGratis?: boolean;
  valorMinimoPedido?: Cents;
  store?: string;
  /** Days from the first start; absent: no end. */
  days?: number;
  horarios?: OpeningSpan[];
  primeiroPedido?: boolean;
  usosPorCliente?: number;
  limiteUsos?: number;
  /** On the promotional page. */
  exibir?: boolean;
};

/** The coupon offer. */
export type DemoOffer = Pick<
  DemoCoupon,
  | 'nome'
  | 'valorDesconto'
  | 'valorDescontoPercentual'
  | 'maximoDesconto'
  | 'freteGratis'
  | 'valorMinimoPedido'
> & {
  diasValidade: number;
};

/** A programme, and the demo customer's cards: the stamps of each, and its state. */
export type DemoProgram = {
  nome: string;
  selosNecessarios: number;
  valorMinimoPedido: Cents | null;
  rewardKind: RewardKind;
  rewardValue?: Cents;
  rewardPercent?: number;
  /** Name of a product of the menu. */
  product?: string;
  diasValidade: number;
  history?: {
    filled: number;
    startedDaysAgo: number;
    endsInDays: number;
    redeemedDaysAgo?: number;
  }[];
};

export type DemoWheel = {
  horas: number;
  diasValidade: number;
  valorMinimoPedido: Cents;
  premios: WheelPrize[];
};

export type DemoBrand = {
  /** The brand's slug. */
  appNome: string;
  host: string;
  projectName: string;
  corSitePrimaria: string;
  corSiteSecundaria: string;
  /** Ids of advertising tags, and the brand's own scripts. */
  tags?: { pixelFacebook: string; googleAnalytics: string; tagManager: string; script: string };
  /** Facebook login with the sandbox's people. */
  facebookSandbox?: true;
  /** The text of an SVG. */
  logo: string;
  possuiDelivery: boolean;
  permitirContinuarSemCadastro: boolean;
  loginApenasTelefone: boolean;
  permiteLoginTelefone: boolean;
  permiteRetiradaBalcao: boolean;
  tipoSelecaoEndereco: 0 | 1 | 2;
  tipoEntregaBairro: 0 | 1;
  idioma: 'pt-BR';
  moeda: 'BRL';
  taxaAdicional: Cents;
  stores: DemoStore[];
  groups: DemoGroup[];
  categories: DemoCategory[];
  coupons?: DemoCoupon[];
  couponOffer?: DemoOffer;
  stampPrograms?: DemoProgram[];
  /** What both get for a referral. */
  referral?: DemoOffer;
  wheel?: DemoWheel;
  customers: DemoCustomer[];
  staff: DemoStaff[];
};
