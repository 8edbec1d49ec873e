// The table of calls against the specification, section 7, and the refusals against the six
// languages.
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { Language } from '#contract/entities/brand.ts';
import { type FailureKey, failureCodes } from '#contract/failures.ts';
import { BRAND_NOT_FOUND_CODE } from '#contract/reply.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { failureSentence, statusName } from '#server/words/words.ts';

const lines: Endpoint[] = Object.values(endpoints);
/** Names of path parameters are internal. */
const written = lines.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, '{}')}`);

const specified = [
  'POST /quitute/oauth/GerarChaveTelefoneWhatsApp',
  'POST /quitute/oauth/GerarChaveTelefoneSms',
  'POST /quitute/LoginToken',
  'POST /quitute/CadastrarUsuarioMesa',
  'GET /cliente/URLLoginWhatsapp/{}',
  'POST /quitute/oauth/Autenticar_V2',
  'POST /quitute/LoginGeral',
  'POST /quitute/ValidarExistenciaUsarios',
  'POST /cliente/CadastrarUsuario',
  'POST /cliente/RedefinirSenha',
  'GET /quitute/AplicativoDadosUrl',
  'GET /comum/parametros/{}',
  'POST /quitute/ObterCardapio',
  'POST /quitute/ObterCardapioCompletoV1',
  'POST /quitute/ObterCardapioPedidoMesa',
  'POST /produto/ObterProdutosPaginado',
  'POST /cliente/ObterEnderecosComTaxaEntrega',
  'POST /cliente/CalculaEnderecoUsuarioSemUsuario/{}',
  'POST /cliente/CadastrarEnderecoCliente',
  'POST /quitute/ListarEstabelecimentosPorEndereco',
  'GET /comum/Cep/{}',
  'POST /comum/CidadesAtendidasPorAplicativo/',
  'POST /comum/Bairros/',
  'POST /cliente/CadastrarPedido',
  'POST /quitute/PedidoCalculado',
  'POST /cliente/CancelarPedido',
  'POST /cliente/AtualizarStatusPedido',
  'GET /cliente/ObterStatusPedido/{}',
  'GET /cliente/ObterPedido/{}',
  'POST /cliente/BuscarPedidosCliente',
  'POST /cliente/BuscarUltimoPedidoCliente',
  'GET /quitute/EstabelecimentoAberto/{}',
  'GET /quitute/ExtratoCashback/{}',
  'POST /quitute/ResgatarCashBack',
  'POST /quitute/RegistrarSeloSeguro2',
  'POST /cliente/CadastrarCartaoCliente',
  'GET /getnet/auth/credenciais/{}',
  'GET /integracao/buscardescontos/{}/{}',
  'POST /cliente/ObterCupomDescontoCompleto',
  'POST /cupom/GerarCupomAleatorio',
  'POST /avaliacao/AvaliarPedido',
  'POST /log/front/registrar',
];

test.each(specified)('%s is in the table exactly once', (call) => {
  expect(written.filter((one) => one === call)).toHaveLength(1);
});

test('no two lines of the table answer the same call', () => {
  expect(written.filter((call, position) => written.indexOf(call) !== position)).toEqual([]);
});

test('a call that the specification does not show says that all of it is ours', () => {
  const pathNotShown = [
    'POST /cliente/VerificarTelefone',
    'POST /quitute/AtualizarDadosCliente',
    'POST /cliente/PesquisarClientes',
  ];
  const own = lines.filter(
    (_, position) => ![...specified, ...pathNotShown].includes(written[position] ?? ''),
  );
  expect(own.filter(({ ours }) => ours !== 'all').map(({ path }) => path)).toEqual([]);
});

test('every parameter of a path is a field of the call’s input', () => {
  const missing = lines.flatMap(({ path, input }) => {
    const { shape } = input._zod.def as unknown as { shape: Record<string, unknown> };
    return Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name).filter(
      (name) => !(name in shape),
    );
  });
  expect(missing).toEqual([]);
});

test('no two refusals share a code', () => {
  const codes = Object.values(failureCodes);
  expect(new Set(codes).size).toBe(codes.length);
});

test('the server refuses with no code that belongs to the asking side', () => {
  const reserved = Object.entries(failureCodes).filter(
    ([key, code]) => code < 10 && key !== 'unexpected',
  );
  expect(reserved).toEqual([]);
});

const placeholdersOf = (key: FailureKey, language: Language) =>
  Array.from(failureSentence(key, language).matchAll(/\{\w+\}/g), ([whole]) => whole).toSorted();

// Rows: 1.6
test.each(Language.options)(
  'every refusal has a sentence in %s that fills in the same values',
  (language) => {
    const keys = Object.keys(failureCodes) as FailureKey[];
    expect(keys.filter((key) => failureSentence(key, language).trim() === '')).toEqual([]);
    expect(
      keys.filter(
        (key) => String(placeholdersOf(key, language)) !== String(placeholdersOf(key, 'pt-BR')),
      ),
    ).toEqual([]);
  },
);

test('no French sentence breaks before its colon, question mark or guillemet', () => {
  const keys = Object.keys(failureCodes) as FailureKey[];
  const sentences = [
    ...keys.map((key) => failureSentence(key, 'fr')),
    ...Object.values(ORDER_STATUS).map((status) => statusName(status, 'fr')),
  ];
  expect(sentences.filter((sentence) => / [:;!?»]|« /.test(sentence))).toEqual([]);
});

test('the storefront’s constant equals the table’s code', () => {
  expect(BRAND_NOT_FOUND_CODE).toBe(failureCodes.brandNotFound);
});
