// A store's parameters as pairs of text: those this system reads, then the restaurant's own.
import type { KnownBrand } from './known-brand.ts';
import type { StoreRecord } from './store-record.ts';

type Pair = { nome: string; valor: string };

function fixedPairs({ settings }: Pick<KnownBrand, 'settings'>, store: StoreRecord): Pair[] {
  return [
    { nome: 'PUBLIC_CODIGO_MOEDA', valor: settings.PUBLIC_CODIGO_MOEDA },
    { nome: 'PUBLIC_IDIOMA', valor: settings.PUBLIC_IDIOMA },
    { nome: 'PUBLIC_TAXA_ADICIONAL', valor: String(settings.PUBLIC_TAXA_ADICIONAL / 100) },
    {
      nome: 'PUBLIC_DESABILITAR_CADASTRO_CEP',
      valor: String(settings.PUBLIC_DESABILITAR_CADASTRO_CEP),
    },
    { nome: 'possuiPedidoMesa', valor: String(store.possuiPedidoMesa) },
    { nome: 'permiteRetiradaBalcao', valor: String(store.permiteRetiradaBalcao) },
    { nome: 'adicionarItensNaTelaInicial', valor: String(store.adicionarItensNaTelaInicial) },
  ];
}

/** Names reserved by this system. */
export const FIXED_PARAMETERS: ReadonlySet<string> = new Set([
  'PUBLIC_CODIGO_MOEDA',
  'PUBLIC_IDIOMA',
  'PUBLIC_TAXA_ADICIONAL',
  'PUBLIC_DESABILITAR_CADASTRO_CEP',
  'possuiPedidoMesa',
  'permiteRetiradaBalcao',
  'adicionarItensNaTelaInicial',
]);

/** Ours come last, and the last of two equal names counts, so that imported rows change no rule. */
export const parameterPairs = (brand: Pick<KnownBrand, 'settings'>, store: StoreRecord): Pair[] => [
  ...store.parameters.filter(({ nome }) => !FIXED_PARAMETERS.has(nome)),
  ...fixedPairs(brand, store),
];
