// Application data: everything that defines a brand (the specification, section 3,
// aplicativoDados).
import * as z from 'zod/mini';
import { id, money, text } from '../codecs.ts';
import { Store } from './store.ts';

export const Language = z.enum(['pt-BR', 'pt-PT', 'es', 'en', 'de', 'fr']);
export type Language = z.output<typeof Language>;

/** Channels that need an account of the deployment. */
export const CustomerChannel = z.enum(['whatsapp', 'sms', 'email']);
export type CustomerChannel = z.output<typeof CustomerChannel>;

/** What a brand mostly sells. */
export const BrandKind = z.enum([
  'pizzaria',
  'hamburgueria',
  'acaiteria',
  'cafeteria',
  'mercado',
  'cozinha',
]);
export type BrandKind = z.output<typeof BrandKind>;

export const Brand = z.object({
  id,
  appNome: text(40),
  urlAcesso: text(200),
  urlLogo: z.nullable(text(500)),
  projectName: text(80),
  corSitePrimaria: text(9),
  corSiteSecundaria: text(9),
  estabelecimentos: z.array(Store),
  possuiDelivery: z.boolean(),
  /** There are stamps, cashback, a gift for referrals or a wheel. */
  possuiFidelidade: z.boolean(),
  loginApenasTelefone: z.boolean(),
  permiteLoginTelefone: z.boolean(),
  /** By which the brand can send codes and messages; none: nothing is offered that needs one. */
  canaisMensagem: z.array(CustomerChannel),
  permitirContinuarSemCadastro: z.boolean(),
  permiteRetiradaBalcao: z.boolean(),
  tipoSelecaoEndereco: z.int(),
  tipoEntregaBairro: z.int(),
  quituteStart: z.boolean(),
  permitirDesconectarMesa: z.boolean(),
  redirecionarParaSitePrincipal: z.boolean(),
  pixelFacebook: z.nullable(text(40)),
  googleAnalytics: z.nullable(text(40)),
  tagManager: z.nullable(text(40)),
  script: z.nullable(text(20_000)),
  scriptscriptBody: z.nullable(text(20_000)),
  /** Public settings (the specification, sections 1 and 5). */
  PUBLIC_CODIGO_MOEDA: text(10),
  PUBLIC_IDIOMA: Language,
  PUBLIC_TAXA_ADICIONAL: money,
  PUBLIC_DESABILITAR_CADASTRO_CEP: z.boolean(),
  /** Where to get the brand's own app; null if there is none. */
  PUBLIC_URL_IPHONE: z.nullable(text(300)),
  PUBLIC_URL_ANDROID: z.nullable(text(300)),
  /**
   * Key of the two context headers. Public: it binds a request to its context and proves nothing.
   */
  chaveContexto: text(80),
  /** The app for Facebook login; null if the brand has none. */
  facebookAppId: z.nullable(text(40)),
  /** Pictures that decorate the cover and the login. */
  imagensCapa: z.array(text(500)),
  /** Read from its menu; decides the scenes of the order page and how products are shown. */
  ramo: BrandKind,
  /** Drawn by what the brand sells; the stamps of its cards. */
  imagemSelo: text(500),
  /** When the reply was made. */
  dataAtualizacao: text(40),
});
export type Brand = z.output<typeof Brand>;
