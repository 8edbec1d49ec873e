// The types of the audit log's fields, so that an amount reads as money and a moment as a time. The
// console has a label for each (`app/console/audit/fields.ts`), which the compiler enforces;
// parameters of brand and store are named by their own table.

/**
 * money in cents; time in minutes after midnight; choice: one of a few words. Switches need no
 * type.
 */
export type AuditKind =
  | 'text'
  | 'money'
  | 'percent'
  | 'minutes'
  | 'moment'
  | 'day'
  | 'time'
  | 'hours'
  | 'choice'
  | 'status'
  | 'role'
  | 'store'
  | 'hidden';

/** Fields whose changes are not worth showing. */
export const SILENT_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'atualizadoEm',
  'usos',
  'simulado',
  'ilegivel',
  'chave',
  'position',
]);

const fields = <const Kind extends AuditKind, const Names extends string>(
  kind: Kind,
  names: Names,
) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, kind])) as Record<Split<Names>, Kind>;
type Split<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Split<Rest>
  : Text;

export const AUDIT_FIELDS = {
  ...fields('money', 'valor valorDe taxaEntrega valorMinimoPedido valorMinimoRetiradaNoLocal'),
  ...fields('money', 'minimoEntregaGratis valorDesconto maximoDesconto valorMaximo rewardValue'),
  ...fields('money', 'rewardMaximum amount left total valorEntrega valorRetirada valorMesa'),
  ...fields('percent', 'desconto valorDescontoPercentual percentual percentualMaximo'),
  ...fields('percent', 'rewardPercent percentualServico probabilidade'),
  ...fields('minutes', 'tempoEntregaMinimo tempoEntregaMaximo tempoRetirada tempoMinimo'),
  ...fields('minutes', 'tempoMaximo minutosAceite minutosPorHorario'),
  ...fields('moment', 'pausedUntil promocaoDe promocaoAte esgotadoAte soldOutUntil validoDe'),
  ...fields(
    'moment',
    'validoAte waiterCalledAt billAskedAt printedAt deleteAt supportUntil definidaEm',
  ),
  ...fields('day', 'data'),
  ...fields('hours', 'horarios disponibilidade'),
  ...fields('choice', 'tipo modo way payment refund state rewardKind adicional tom imagem'),
  ...fields('status', 'status'),
  ...fields('role', 'papel'),
  ...fields('store', 'storeId idEstabelecimento'),
  ...fields('hidden', 'senha accessToken standToken marcas latitude longitude telefoneCliente'),
  ...fields('text', 'nome descricao projectName urlLogo urlImagem corSitePrimaria'),
  ...fields('text', 'corSiteSecundaria pixelFacebook googleAnalytics tagManager'),
  ...fields('text', 'PUBLIC_URL_IPHONE PUBLIC_URL_ANDROID script scriptscriptBody'),
  ...fields('text', 'codigo telefone telefoneWhatsapp endereco logradouro numero bairro cidade'),
  ...fields('text', 'uf cep fusoHorario formasPagamento regioes raioMetros cepDe cepAte pontos'),
  ...fields('text', 'exclusao feriados motivo'),
  ...fields('text', 'permiteEntrega permiteRetiradaBalcao diasAgendamento pedidosPorHorario'),
  ...fields('text', 'pedeCodigoEntrega confirmarCelularAcima aceiteAutomatico possuiPedidoMesa'),
  ...fields('text', 'larguraPapel viasCozinha viasCliente letraGrande ativo active ligado'),
  ...fields('text', 'contaPropria usaPlataforma'),
  ...fields('text', 'campos paused visivel etiquetas grupos opcoes promocional'),
  ...fields('text', 'esgotado quantidade informativo quantidadeMinima quantidadeMaxima'),
  ...fields('text', 'considerarMaiorValor considerarMedia idCategoria local place removed grupo'),
  ...fields('text', 'produtos produtosNovos produtosMudados categoriasNovas gruposNovos'),
  ...fields('text', 'produtosRemovidos produtosDevolvidos categoriasRemovidas gruposRemovidos'),
  ...fields('text', 'mudadosNasLojas devolvidosNasLojas'),
  ...fields('text', 'mantidos gratis formas posicao stores'),
  ...fields('text', 'codigoCupom freteGratis primeiroPedido usosPorCliente limiteUsos exibir'),
  ...fields('text', 'diasValidade horas premios selosNecessarios porCodigo rewardProductId'),
  ...fields('text', 'programme stampsGiven resposta oculta motivoOculta reason'),
  ...fields(
    'text',
    'whatsapp sms email push secondStep codesLeft sessions people orders itens open',
  ),
  ...fields('text', 'confirmed person table wantsTable serviceDeclined voided de ate'),
  ...fields('text', 'personalizados listed entregador entregadores'),
  ...fields('text', 'dominios principal peso members storage'),
} as const;

export type AuditField = keyof typeof AUDIT_FIELDS;
export const isAuditField = (name: string): name is AuditField => Object.hasOwn(AUDIT_FIELDS, name);
