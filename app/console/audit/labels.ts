// Labels for the audit log: actions and their subjects. What has no label is shown as is.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditAction } from '#contract/audit-actions.ts';

const actions: Record<AuditAction, MessageDescriptor> = {
  signIn: msg`Entrou no painel`,
  moveOrder: msg`Moveu um pedido`,
  setCourier: msg`Disse quem entrega um pedido`,
  answerWish: msg`Respondeu a um pedido de mudança`,
  changeOrder: msg`Alterou um pedido`,
  withdrawChange: msg`Retirou uma alteração`,
  refundPart: msg`Devolveu uma parte`,
  confirmPix: msg`Confirmou um Pix`,
  confirmPartRefund: msg`Confirmou a devolução de uma parte da conta`,
  confirmRefund: msg`Confirmou uma devolução`,
  retryPartRefund: msg`Tentou de novo a devolução de uma parte da conta`,
  retryRefund: msg`Tentou uma devolução de novo`,
  savePaymentAccount: msg`Mudou uma conta de pagamento`,
  saveMessageAccount: msg`Mudou a conta que envia mensagens`,
  removeMessageAccount: msg`Removeu a conta que enviava mensagens`,
  choosePlatformMessages: msg`Mudou o uso da conta da plataforma`,
  addHost: msg`Adicionou um domínio`,
  makeMainHost: msg`Mudou o domínio principal`,
  removeHost: msg`Removeu um domínio`,
  suspendBrand: msg`Suspendeu a marca`,
  resumeBrand: msg`Reabriu a marca`,
  deleteBrand: msg`Marcou a marca para ser apagada`,
  restoreBrand: msg`Desistiu de apagar a marca`,
  allowSupport: msg`Permitiu ou encerrou o acesso do suporte`,
  inviteSupport: msg`Deu acesso a uma pessoa do suporte`,
  setPlanLimits: msg`Mudou os limites do plano`,
  pauseStore: msg`Pausou ou abriu a loja`,
  addStore: msg`Criou uma loja`,
  listStore: msg`Mostrou ou escondeu uma loja`,
  saveStoreIdentity: msg`Mudou a identidade da loja`,
  saveStorePrinting: msg`Mudou a impressão`,
  saveStoreHours: msg`Mudou os horários`,
  saveStoreTerms: msg`Mudou as regras da loja`,
  saveStorePayments: msg`Mudou as formas de pagamento`,
  saveStoreRegions: msg`Mudou as áreas de entrega`,
  saveBrandLook: msg`Mudou a marca`,
  saveBrandParameters: msg`Mudou os parâmetros da marca`,
  saveStoreParameters: msg`Mudou os parâmetros da loja`,
  recordPrintedMenu: msg`Imprimiu o cardápio`,
  saveProduct: msg`Mudou um produto`,
  moveProduct: msg`Mudou um produto de lugar`,
  duplicateProduct: msg`Duplicou um produto`,
  removeProduct: msg`Removeu um produto`,
  restoreProduct: msg`Trouxe um produto de volta`,
  setAvailability: msg`Mudou a disponibilidade`,
  setPrices: msg`Mudou vários preços`,
  importMenu: msg`Importou um cardápio`,
  undoImport: msg`Desfez uma importação`,
  changeProducts: msg`Mudou vários itens`,
  saveStoreProduct: msg`Mudou um produto numa loja`,
  placeInStore: msg`Mudou a ordem numa loja`,
  changeInStores: msg`Mudou itens em lojas`,
  saveGroup: msg`Mudou um grupo de opções`,
  removeGroup: msg`Removeu um grupo de opções`,
  saveCategory: msg`Mudou uma categoria`,
  moveCategory: msg`Mudou uma categoria de lugar`,
  removeCategory: msg`Removeu uma categoria`,
  saveCoupon: msg`Mudou um cupom`,
  removeCoupon: msg`Removeu um cupom`,
  saveCouponOffer: msg`Mudou o cupom da página de promoções`,
  saveReferral: msg`Mudou a indicação de amigos`,
  saveWheel: msg`Mudou a roleta`,
  saveStampProgram: msg`Mudou uma cartela`,
  saveCashbackRule: msg`Mudou o cashback`,
  giveStamp: msg`Deu um selo`,
  openRegister: msg`Abriu o caixa`,
  moveRegisterMoney: msg`Pôs ou tirou dinheiro do caixa`,
  closeRegister: msg`Fechou o caixa`,
  takeOrder: msg`Anotou um pedido`,
  takeStamp: msg`Tirou um selo`,
  answerReview: msg`Respondeu uma avaliação`,
  hideReview: msg`Ocultou ou mostrou uma avaliação`,
  resendMessage: msg`Enviou uma mensagem de novo`,
  saveOrderNewsWays: msg`Mudou os avisos de pedido`,
  inviteStaff: msg`Convidou uma pessoa`,
  withdrawInvitation: msg`Cancelou um convite`,
  acceptInvitation: msg`Aceitou um convite`,
  changeStaff: msg`Mudou o papel de uma pessoa`,
  renewStaffPassword: msg`Enviou link para nova senha`,
  changeStaffPassword: msg`Trocou a própria senha`,
  confirmSecondStep: msg`Ligou a verificação em duas etapas`,
  endSecondStep: msg`Desligou a verificação em duas etapas`,
  renewRecoveryCodes: msg`Fez novos códigos de recuperação`,
  endStaffSessions: msg`Encerrou sessões`,
  exportOrders: msg`Exportou pedidos`,
  exportPeople: msg`Exportou os clientes`,
  exportPerson: msg`Exportou os dados de uma pessoa`,
  erasePerson: msg`Apagou os dados de uma pessoa`,
  addTables: msg`Criou mesas`,
  setStandCode: msg`Mudou o código de uma mesa`,
  setTablePrice: msg`Mudou um preço de mesa`,
  openTable: msg`Abriu uma mesa`,
  closeTable: msg`Fechou uma mesa`,
  moveTable: msg`Trocou uma mesa`,
  payTable: msg`Recebeu de uma mesa`,
  addTabLine: msg`Lançou um item na conta`,
  answerCall: msg`Atendeu o chamado de uma mesa`,
  answerPerson: msg`Respondeu a quem está em uma mesa`,
  voidTabLine: msg`Estornou um item da conta`,
  voidTabPayment: msg`Desfez um recebimento da conta`,
  orderForTable: msg`Pediu para uma mesa`,
  setTableService: msg`Tirou ou incluiu o serviço`,
  describeTable: msg`Disse onde fica uma mesa`,
  removeTable: msg`Removeu uma mesa`,
  saveTableTerms: msg`Mudou como as mesas funcionam`,
};

const subjects: Record<string, MessageDescriptor> = {
  store: msg`Loja`,
  brand: msg`Marca`,
  product: msg`Produto`,
  group: msg`Grupo`,
  category: msg`Categoria`,
  coupon: msg`Cupom`,
  programme: msg`Cartela`,
  customer: msg`Cliente`,
  order: msg`Pedido`,
  staff: msg`Pessoa da equipe`,
  message: msg`Mensagem`,
  table: msg`Mesa`,
  invitation: msg`Convite`,
  call: msg`Chamada`,
  channel: msg`Canal de mensagens`,
};

/** Subjects that exist once per brand. */
const wholes: Record<string, MessageDescriptor> = {
  menu: msg`Cardápio`,
  referral: msg`Indicação de amigos`,
  wheel: msg`Roleta`,
};

/** The same actions when nothing existed before. */
const beginnings: Partial<Record<AuditAction, MessageDescriptor>> = {
  saveProduct: msg`Criou um produto`,
  saveGroup: msg`Criou um grupo de opções`,
  saveCategory: msg`Criou uma categoria`,
  saveCoupon: msg`Criou um cupom`,
  saveStampProgram: msg`Criou uma cartela`,
  savePaymentAccount: msg`Criou uma conta de pagamento`,
};

/** `isNew`: nothing existed before the change. Null: an action without a label. */
export function actionName(action: string, isNew = false): MessageDescriptor | null {
  if (!Object.hasOwn(actions, action)) return null;
  return (isNew ? beginnings[action as AuditAction] : undefined) ?? actions[action as AuditAction];
}

/** `product 12` as its kind and a detail beside its name: for a payment account, which one. */
export function subjectParts(subject: string): {
  kind: MessageDescriptor | null;
  id: string;
  rest: string;
} {
  const whole = wholes[subject];
  if (whole !== undefined) return { kind: whole, id: '', rest: '' };
  const [, word = '', id = '', rest = ''] = /^(\S+) ([^\s,]+)(?:,? ?(.*))$/.exec(subject) ?? [];
  const kind = subjects[word];
  // The id of a table's sitting means nothing to readers.
  return kind === undefined
    ? { kind: null, id: subject, rest: '' }
    : { kind, id, rest: rest.startsWith('sitting') ? '' : rest };
}

/** `12 products, 3 options`, for bulk price changes. */
export function pricesChanged(subject: string): { products: number; options: number } | null {
  const [, products, , options] =
    /^(?:(\d+) products)?(, )?(?:(\d+) options)?$/.exec(subject) ?? [];
  return products === undefined && options === undefined
    ? null
    : { products: Number(products ?? 0), options: Number(options ?? 0) };
}
