// A coupon as staff save it: R$ 5 off, for everybody, everywhere, always. Tests change what they
// need.
export const couponDraft = {
  id: null,
  revisao: null,
  codigoCupom: 'CINCO',
  nome: 'Cinco reais',
  valorDesconto: 5,
  valorDescontoPercentual: 0,
  maximoDesconto: 0,
  freteGratis: false,
  valorMinimoPedido: 0,
  idEstabelecimento: null,
  validoDe: null,
  validoAte: null,
  horarios: [],
  primeiroPedido: false,
  usosPorCliente: 1,
  limiteUsos: null,
  exibir: false,
  ativo: true,
};
