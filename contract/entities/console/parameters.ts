// Parameters of the specification that no other console screen edits: the brand's, and a store's.
import * as z from 'zod/mini';
import { money, text } from '../../codecs.ts';
import { tagPatterns } from '../../tag-ids.ts';
import { Language } from '../brand.ts';

export const BrandParameters = z.object({
  possuiDelivery: z.boolean(),
  permitirContinuarSemCadastro: z.boolean(),
  quituteStart: z.boolean(),
  permiteLoginTelefone: z.boolean(),
  loginApenasTelefone: z.boolean(),
  /** 0 form, 1 pin on a map, 2 search on a map. */
  tipoSelecaoEndereco: z.int().check(z.gte(0), z.lte(2)),
  /** 1: neighbourhoods from a list. */
  tipoEntregaBairro: z.int().check(z.gte(0), z.lte(1)),
  PUBLIC_DESABILITAR_CADASTRO_CEP: z.boolean(),
  PUBLIC_TAXA_ADICIONAL: money,
  PUBLIC_CODIGO_MOEDA: z.string().check(z.regex(/^([A-Z]{3}|TESTE)$/)),
  PUBLIC_IDIOMA: Language,
  permitirDesconectarMesa: z.boolean(),
  redirecionarParaSitePrincipal: z.boolean(),
});
export type BrandParameters = z.output<typeof BrandParameters>;

export const tagOrNull = (pattern: RegExp) => z.nullable(z.string().check(z.regex(pattern)));
/** A parameter that only the restaurant's own integrations use. */
const CustomParameter = z.object({
  nome: z.string().check(z.regex(/^[A-Za-z_]\w{0,79}$/)),
  valor: text(300),
});

export const StoreParameters = z.object({
  adicionarItensNaTelaInicial: z.boolean(),
  percentualDesconto: z.number().check(z.gte(0), z.lte(100)),
  maximoPedidoComDesconto: money,
  valorDesconto: money,
  maximoDesconto: money,
  pixel: tagOrNull(tagPatterns.pixel),
  tagManager: tagOrNull(tagPatterns.container),
  personalizados: z.array(CustomParameter).check(z.maxLength(50)),
});
export type StoreParameters = z.output<typeof StoreParameters>;

const revisao = z.string().check(z.minLength(1), z.maxLength(40));
export const RevisedBrandParameters = z.object({ ...BrandParameters.shape, revisao });
export const RevisedStoreParameters = z.object({ ...StoreParameters.shape, revisao });
