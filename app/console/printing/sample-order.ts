// A sample order for testing the printer: long names, a note, a choice, change.
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';

type SampleWords = {
  dish: string;
  drink: string;
  group: string;
  choice: string;
  remark: string;
  person: string;
  street: string;
  payment: string;
};
type SampleStore = { id: number; codigo: string; nome: string };

export function sampleOrder(
  { id, codigo, nome }: SampleStore,
  words: SampleWords,
  now: string,
): Order {
  const line = { observacao: '', opcoes: [] };
  return {
    id: 0,
    atendente: null,
    entregador: null,
    numero: 128,
    idEstabelecimento: id,
    codigoEstabelecimento: codigo,
    nomeEstabelecimento: nome,
    telefoneEstabelecimento: '',
    status: ORDER_STATUS.accepted,
    statusPagamento: 0,
    sandbox: false,
    tipoPedido: ORDER_TYPE.delivery,
    entregaImediata: true,
    agendadoInicio: null,
    agendadoTermino: null,
    inicioPreparo: null,
    dataCadastro: now,
    previsaoMinima: null,
    previsaoMaxima: null,
    motivoCancelamento: null,
    itens: [
      {
        ...line,
        idProduto: 1,
        nome: words.dish,
        quantidade: 1,
        observacao: words.remark,
        opcoes: [
          {
            id: 1,
            grupo: words.group,
            adicional: 1,
            escolhas: [{ id: 1, nome: words.choice, quantidade: 1 }],
          },
        ],
        valorUnitario: 5490,
        valorTotal: 5490,
      },
      {
        ...line,
        idProduto: 2,
        nome: words.drink,
        quantidade: 2,
        valorUnitario: 800,
        valorTotal: 1600,
      },
    ],
    valorItens: 7090,
    valorDesconto: 0,
    descontoFormaPagamento: 0,
    taxaEntrega: 690,
    valorEntrega: 690,
    taxaAdicional: 0,
    valorTotal: 7780,
    composicao: [
      { chave: 'itens', valor: 7090 },
      { chave: 'entrega', valor: 690 },
      { chave: 'total', valor: 7780 },
    ],
    formaPagamento: { id: 1, nome: words.payment, tipo: 'dinheiro' },
    aCobrar: 0,
    formaDiferenca: null,
    devolvido: 0,
    versao: 1,
    revisaoPedido: 0,
    proposta: null,
    propostaAberta: false,
    mudancaPedida: null,
    podePedirMudanca: false,
    devolvidoPeloSite: 0,
    devolverFora: 0,
    devolvidoFora: 0,
    contaFechada: false,
    valorParado: 0,
    troco: 10_000,
    cpfNota: null,
    observacao: '',
    nomeCliente: words.person,
    telefoneCliente: '11987654321',
    endereco: {
      logradouro: words.street,
      numero: '210',
      bairro: 'Centro',
      cidade: 'São Paulo',
      uf: 'SP',
      cep: '01001000',
      complemento: 'Apto 72',
      referencia: '',
    },
    historico: [],
    pagarAte: null,
    chaveAcompanhamento: null,
    devolucaoParada: false,
    pedeCodigo: false,
    codigoEntrega: null,
    podeCancelar: false,
    avaliacao: null,
    podeAvaliar: false,
    podeConfirmar: false,
  };
}
