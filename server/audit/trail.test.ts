// Each action of the audit log, run once through the API: a change records the state before and
// after.
import { and, desc, eq, gt } from 'drizzle-orm';
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUDIT_ACTIONS, type AuditAction } from '#contract/audit-actions.ts';
import { isAuditField, SILENT_FIELDS } from '#contract/audit-fields.ts';
import type { EndpointKey } from '#contract/endpoints.ts';
import { BrandParameters, StoreParameters } from '#contract/entities/console/parameters.ts';
import { changedFields } from '#rules/changed-fields.ts';
import { auditLog, messages, refunds } from '#server/database/schema.ts';
import {
  deleteBrandLater,
  restoreBrand,
  resumeBrand,
  setPlanLimits,
  suspendBrand,
} from '#server/operator/standing.ts';
import { inviteSupport } from '#server/operator/support.ts';
import { tablesOf } from '#test/at-table.ts';
import { signUp } from '#test/loyal-people.ts';
import {
  item,
  newKey,
  orderBody,
  place,
  plainProduct,
  signInStaff,
  storeOf,
} from '#test/ordering.ts';
import { createPayingWorld, type PayingWorld } from '#test/paying.ts';
import { refusedPart } from '#test/refused-part.ts';
import { secondStepOff, secondStepOn } from '#test/second-step.ts';
import type { Visitor } from '#test/world.ts';

let paying: PayingWorld;
let owner: Visitor;
let acai: Visitor;
let storeId: number;
beforeAll(async () => {
  paying = await createPayingWorld();
  [owner, acai] = [paying.world.visitor('pizzaria'), paying.world.visitor('acai')];
  await Promise.all([signInStaff(owner), signInStaff(acai)]);
  storeId = (await storeOf(paying.world, owner)).id;
});
afterAll(() => paying.world.close());

type Wire = Record<string, unknown>;
async function done(key: EndpointKey, wire: Wire, who = owner): Promise<Wire> {
  const { body } = await who.call(key, wire);
  if (body.codErro) throw new Error(`${key}: ${JSON.stringify(body)}`);
  return body;
}
const read = async (key: EndpointKey, who = owner) => done(key, {}, who);
const section = async (name: string): Promise<Wire> => ({
  idEstabelecimento: storeId,
  ...((await read('consoleStore'))[name] as Wire),
});
const gifts = async (name: string, changes: Wire, who = owner) => {
  const {
    giros: _spins,
    indicados: _brought,
    ...draft
  } = (await read('consoleGifts', who))[name] as Wire;
  return { ...draft, ...changes };
};
type Product = Wire & { id: number; nome: string; atualizadoEm: string };
type Category = Wire & { id: number; atualizadoEm: string; produtos: Product[] };
const menu = async () =>
  (await read('staffMenu')) as unknown as {
    categorias: Category[];
    grupos: (Wire & { atualizadoEm: string })[];
  };
const firstCategory = async () =>
  (await menu()).categorias[0] ?? Promise.reject(new Error('no category'));
const firstProduct = async () =>
  (await firstCategory()).produtos[0] ?? Promise.reject(new Error('no product'));
const placesOf = async ({ nome, ...rest }: { nome: string }, categoria: Category) => ({
  ...rest,
  nome,
  idCategoria: categoria.id,
});
const table = async (name: string) => tablesOf(paying.world, owner).named(name);
const tableId = async (name: string) => (await table(name)).id;
/** Twice as much of the one product of a new order, which its customer has to agree to. */
async function changed(motivo: string): Promise<Wire> {
  const product = await plainProduct(paying.world, owner);
  const { body } = await place(paying.world, paying.world.visitor('pizzaria'), [item(product)]);
  const wanted = {
    id: body.id,
    revisaoPedido: 0,
    mantidos: [{ linha: 0, quantidade: 1 }],
    novos: [item(product)],
  };
  const { valorTotal } = await done('quoteChange', wanted);
  return done('changeOrder', {
    ...wanted,
    valorTotal,
    motivo,
    consentimento: 'perguntar',
    chave: newKey(),
  });
}
const orderFor = async (name: string) =>
  done('orderForTable', {
    id: await tableId(name),
    idPessoa: null,
    itens: [item(await plainProduct(paying.world, owner))],
    chave: newKey(),
  });
const linkFor = async (email: string) => {
  const mine = and(eq(messages.recipient, email), eq(messages.kind, 'staffLink'));
  const [row] = await paying.world.services.db
    .select({ text: messages.texto })
    .from(messages)
    .where(mine)
    .orderBy(desc(messages.id));
  return /convite\?chave=([\w-]{43})/.exec(row?.text ?? '')?.[1] ?? '';
};
const invited = {
  nome: 'Rui',
  email: 'rui@forno.app',
  papel: 'atendente',
  idEstabelecimento: null,
};
const smsAccount = async () =>
  ((await read('messageAccounts')).contas as (Wire & { canal: string })[]).find(
    ({ canal }) => canal === 'sms',
  ) ?? Promise.reject(new Error('no account'));
const idOf = async (email: string) =>
  ((await read('team')).pessoas as { id: number; email: string }[]).find(
    (person) => person.email === email,
  )?.id ?? Promise.reject(new Error(email));
let rui: Visitor;
let ruisPassword = 'senha-do-rui';
let totp: TOTP;
const code = () => totp.generate({ timestamp: paying.now().getTime() });
const laterCode = () => {
  paying.later(30_000);
  return code();
};
const reviewed = async () => {
  const customer = paying.world.visitor('pizzaria');
  const { body } = await place(paying.world, customer, [
    item(await plainProduct(paying.world, customer), 2),
  ]);
  for (const [statusAtual, status] of [
    [2, 3],
    [3, 8],
  ]) {
    await done('moveOrder', { id: body.id, statusAtual, status });
  }
  await done(
    'reviewOrder',
    { idPedido: body.id, nota: 4, aspectos: ['sabor'], pratos: [], comentario: '' },
    customer,
  );
  return body.id;
};
let reviewOf: unknown;
let ownPix: number;
let partId: number;
let made: Wire;
let loyal: { id: number };
type Programme = Wire & { id: number };
const programme = async () =>
  ((await read('staffLoyalty', acai)).programas as Programme[])[0] ??
  Promise.reject(new Error('no programme'));
const aCoupon = {
  codigoCupom: 'RASTRO',
  nome: 'Rastro',
  valorDesconto: 5,
  valorDescontoPercentual: 0,
  maximoDesconto: 0,
  freteGratis: false,
  valorMinimoPedido: 0,
};
const aPlan = {
  idEstabelecimento: null,
  validoDe: null,
  validoAte: null,
  horarios: [],
  primeiroPedido: false,
  usosPorCliente: 1,
  limiteUsos: 9,
  exibir: false,
};

const inFirstStore = async () => ({
  idEstabelecimento: (await storeOf(paying.world, paying.world.visitor('pizzaria'))).id,
  idProduto: Number((await firstProduct()).id),
});

/** `made` and `gone`: no state before or after. `told`: an event without a change of state. */
type Kind = 'changed' | 'made' | 'gone' | 'told';
type Act = [kind: Kind, act: () => Promise<unknown>];

/** Of a brand that no other action needs. */
const operated = () => [paying.world.services.db, 'cafe'] as const;
const now = () => paying.world.now();

/** In this order: later actions change and remove what earlier ones create. */
const acts: Record<AuditAction, Act> = {
  signIn: ['told', () => signInStaff(paying.world.visitor('pizzaria'))],
  saveBrandLook: [
    'changed',
    async () => done('saveBrandLook', { ...(await section('marca')), corSitePrimaria: '#0a7d34' }),
  ],
  saveBrandParameters: [
    'changed',
    async () =>
      done('saveBrandParameters', {
        ...(await section('parametrosMarca')),
        PUBLIC_TAXA_ADICIONAL: 1.5,
      }),
  ],
  saveStoreIdentity: [
    'changed',
    async () =>
      done('saveStoreIdentity', { ...(await section('identidade')), descricao: 'Desde 1984' }),
  ],
  saveStoreHours: [
    'changed',
    async () =>
      done('saveStoreHours', {
        ...(await section('horario')),
        feriados: [{ data: '2026-12-25', motivo: 'Natal', horarios: [] }],
      }),
  ],
  saveStoreTerms: [
    'changed',
    async () => done('saveStoreTerms', { ...(await section('regras')), tempoRetirada: 33 }),
  ],
  saveStorePayments: [
    'changed',
    async () => {
      const kept = (await section('pagamento')) as Wire & { formasPagamento: Wire[] };
      return done('saveStorePayments', {
        ...kept,
        formasPagamento: kept.formasPagamento.map((one) => ({ ...one, desconto: 3 })),
      });
    },
  ],
  saveStoreRegions: [
    'changed',
    async () => {
      const kept = (await section('entrega')) as Wire & { regioes: Wire[] };
      return done('saveStoreRegions', {
        ...kept,
        regioes: kept.regioes.map((one) => ({ ...one, taxaEntrega: 11.5 })),
      });
    },
  ],
  saveStoreParameters: [
    'changed',
    async () => done('saveStoreParameters', { ...(await section('parametros')), valorDesconto: 7 }),
  ],
  saveStorePrinting: [
    'changed',
    async () => done('saveStorePrinting', { ...(await section('impressao')), viasCozinha: 3 }),
  ],
  savePaymentAccount: [
    'changed',
    async () => {
      const draft = { idEstabelecimento: storeId, provedor: 'pix-static' };
      const account = async () =>
        ((await done('paymentAccounts', { idEstabelecimento: storeId })).contas as Wire[]).find(
          ({ provedor }) => provedor === 'pix-static',
        );
      const campos = [
        { nome: 'key', valor: 'caixa@forno.app' },
        { nome: 'name', valor: 'FORNO' },
        { nome: 'city', valor: 'SAO PAULO' },
      ];
      await done('savePaymentAccount', {
        ...draft,
        ligado: false,
        campos,
        revisao: (await account())?.revisao,
      });
      await secondStepOn(paying.world);
      const saved = await done('savePaymentAccount', {
        ...draft,
        ligado: true,
        campos,
        revisao: (await account())?.revisao,
      });
      await secondStepOff(paying.world);
      return saved;
    },
  ],
  saveMessageAccount: [
    'changed',
    async () =>
      done('saveMessageAccount', {
        canal: 'sms',
        campos: [
          { nome: 'token', valor: 'um-token-da-zenvia' },
          { nome: 'sender', valor: 'forno' },
        ],
        revisao: (await smsAccount()).revisao,
      }),
  ],
  choosePlatformMessages: [
    'changed',
    async () =>
      done('choosePlatformMessages', {
        canal: 'sms',
        usaPlataforma: false,
        revisao: (await smsAccount()).revisao,
      }),
  ],
  removeMessageAccount: [
    'changed',
    async () =>
      done('removeMessageAccount', {
        canal: 'sms',
        usaPlataforma: true,
        revisao: (await smsAccount()).revisao,
      }),
  ],
  addHost: ['changed', async () => done('addHost', { dominio: 'trilha.localhost' })],
  suspendBrand: ['changed', () => suspendBrand(...operated(), 'Voltamos logo', now())],
  resumeBrand: ['changed', () => resumeBrand(...operated(), now())],
  deleteBrand: ['changed', () => deleteBrandLater(...operated(), 30, now())],
  restoreBrand: ['changed', () => restoreBrand(...operated(), now())],
  allowSupport: ['changed', () => done('allowSupport', { horas: 4 })],
  inviteSupport: [
    'made',
    () =>
      inviteSupport(
        paying.world.services.db,
        'pizzaria',
        { name: 'Nina', email: 'nina@plataforma.com.br' },
        now(),
      ),
  ],
  setPlanLimits: [
    'changed',
    () => setPlanLimits(...operated(), { stores: 3, staff: 9, products: 90, storage: 500 }, now()),
  ],
  makeMainHost: [
    'changed',
    async () => [
      await done('makeMainHost', { dominio: 'trilha.localhost' }),
      await done('makeMainHost', { dominio: 'pizzaria.localhost' }),
    ],
  ],
  removeHost: ['changed', async () => done('removeHost', { dominio: 'trilha.localhost' })],
  pauseStore: [
    'changed',
    async () => [
      await done('pauseStore', { idEstabelecimento: storeId, pausar: true, minutos: 30 }),
      await paying.pause(false),
    ],
  ],
  saveOrderNewsWays: [
    'changed',
    async () =>
      done(
        'saveOrderNewsWays',
        await read('staffMessages').then((body) => ({
          ...(body.avisosDePedido as Wire),
          sms: true,
        })),
      ),
  ],
  resendMessage: [
    'changed',
    async () => {
      await done('inviteStaff', { ...invited, email: 'eva@forno.app' });
      const { db, brands } = paying.world.services;
      const brand = await brands.byHost('pizzaria.localhost');
      const [row] = await db
        .update(messages)
        .set({ state: 'givenUp', kind: 'notice' })
        .where(eq(messages.brandId, brand?.id ?? 0))
        .returning();
      return done('resendMessage', { id: row?.id });
    },
  ],

  saveCategory: [
    'changed',
    async () => {
      const { produtos: _products, ...category } = await firstCategory();
      return done('saveCategory', { ...category, descricao: 'Outra' });
    },
  ],
  moveCategory: [
    'changed',
    async () =>
      done('moveCategory', {
        id: (await firstCategory()).id,
        depoisDe: (await menu()).categorias[1]?.id,
      }),
  ],
  removeCategory: [
    'gone',
    async () => {
      const fields = { nome: 'Vazia', descricao: '', tom: 'peach', visivel: true };
      return done(
        'removeCategory',
        await done('saveCategory', { id: null, atualizadoEm: null, ...fields }),
      );
    },
  ],
  saveProduct: [
    'changed',
    async () =>
      done('saveProduct', {
        ...(await placesOf(await firstProduct(), await firstCategory())),
        valor: 12.34,
        valorDe: null,
      }),
  ],
  moveProduct: [
    'changed',
    async () => {
      const { id, produtos } = await firstCategory();
      return done('moveProduct', {
        id: produtos[0]?.id,
        idCategoria: id,
        depoisDe: produtos[1]?.id,
      });
    },
  ],
  duplicateProduct: [
    'made',
    async () => done('duplicateProduct', { id: (await firstProduct()).id }),
  ],
  setAvailability: [
    'changed',
    async () =>
      done('setAvailability', { id: (await firstProduct()).id, esgotado: true, soHoje: true }),
  ],
  saveStoreProduct: [
    'changed',
    async () =>
      done('saveStoreProduct', {
        ...(await inFirstStore()),
        atualizadoEm: null,
        valor: 31.5,
        valorEntrega: null,
        valorRetirada: 29.9,
        valorMesa: null,
        formas: ['retirada'],
        visivel: null,
        disponibilidade: [{ diaSemana: 3, abre: 660, fecha: 900 }],
      }),
  ],
  placeInStore: [
    'changed',
    async () => {
      const { idEstabelecimento } = await inFirstStore();
      const { produtos } = await firstCategory();
      return done('placeInStore', {
        idEstabelecimento,
        idProduto: produtos[0]?.id,
        depoisDe: produtos[1]?.id,
      });
    },
  ],
  changeInStores: [
    'made',
    async () => {
      const { idEstabelecimento, idProduto } = await inFirstStore();
      return done('changeInStores', {
        idEstabelecimentos: [idEstabelecimento],
        produtos: [{ id: idProduto, valor: 33, visivel: true }],
      });
    },
  ],
  setPrices: [
    'changed',
    async () => {
      const { id, atualizadoEm } = await firstProduct();
      return done('setPrices', { precos: [{ id, atualizadoEm, valor: 45.6, valorDe: null }] });
    },
  ],
  removeProduct: [
    'changed',
    async () => {
      const { id, atualizadoEm } = await firstProduct();
      made = await done('removeProduct', { id, atualizadoEm, remover: true });
    },
  ],
  restoreProduct: ['changed', async () => done('removeProduct', { ...made, remover: false })],
  importMenu: [
    'changed',
    async () => {
      const { categorias } = await menu();
      const [category] = categorias;
      const conteudo =
        `categoria;nome;valor\n${String(category?.nome)};${category?.produtos[0]?.nome};` +
        '77,70\n';
      made = await done('importMenu', { conteudo, simular: false });
    },
  ],
  undoImport: [
    'made',
    async () => done('undoImport', { id: made.idImportacao, simular: false, mantidosVistos: 0 }),
  ],
  changeProducts: [
    'changed',
    async () => {
      const { id, atualizadoEm } = await firstProduct();
      return done('changeProducts', { acao: 'ocultar', produtos: [{ id, atualizadoEm }] });
    },
  ],
  saveGroup: [
    'changed',
    async () => {
      const { grupos } = await menu();
      const { usos: _uses, ...group } = grupos[0] as Wire;
      const opcoes = (group as unknown as { opcoes: Wire[] }).opcoes.map(
        ({ id, nome, descricao, valor, informativo, esgotado }) => ({
          id,
          nome,
          descricao,
          valor,
          informativo,
          esgotado,
        }),
      );
      return done('saveGroup', { regraPreco: 'soma', ...group, opcoes, nome: 'Outro nome' });
    },
  ],
  removeGroup: [
    'gone',
    async () => {
      const opcoes = [
        { id: null, nome: 'Só', descricao: null, valor: 0, informativo: false, esgotado: false },
      ];
      const group = {
        id: null,
        atualizadoEm: null,
        nome: 'Solto',
        adicional: 0,
        quantidadeMinima: 0,
        quantidadeMaxima: 1,
        regraPreco: 'soma',
        opcoes,
      };
      return done('removeGroup', await done('saveGroup', group));
    },
  ],
  recordPrintedMenu: [
    'changed',
    async () => {
      const print = async () =>
        done('recordPrintedMenu', {
          idEstabelecimento: storeId,
          revisao: (await read('printedMenu')).revisao,
        });
      await print();
      paying.later(60_000);
      return print();
    },
  ],

  saveCoupon: [
    'changed',
    async () => {
      const coupon = await done('saveCoupon', {
        id: null,
        revisao: null,
        ...aCoupon,
        ...aPlan,
        ativo: true,
      });
      made = await done('saveCoupon', { ...coupon, ativo: false });
    },
  ],
  removeCoupon: ['gone', async () => done('removeCoupon', { id: made.id, revisao: made.revisao })],
  saveCouponOffer: [
    'changed',
    async () =>
      done('saveCouponOffer', {
        ...((await read('consoleCoupons')).ofertaCupom as Wire),
        nome: 'Volte',
        valorDesconto: 8,
        valorDescontoPercentual: 0,
      }),
  ],
  saveReferral: [
    'changed',
    async () => done('saveReferral', await gifts('indicacao', { valorDesconto: 12 })),
  ],
  saveWheel: ['changed', async () => done('saveWheel', await gifts('roleta', { horas: 48 }))],
  saveStampProgram: [
    'changed',
    async () => done('saveStampProgram', { ...(await programme()), nome: 'Outra cartela' }, acai),
  ],
  saveCashbackRule: [
    'changed',
    async () => {
      const [rule] = (await read('staffLoyalty', acai)).regras as Wire[];
      return done('saveCashbackRule', { ...rule, percentual: 9 }, acai);
    },
  ],
  giveStamp: [
    'changed',
    async () => {
      loyal = await signUp(paying.world, 'acai');
      const { id: idEstabelecimento } = await storeOf(paying.world, acai);
      made = await done(
        'adjustStamp',
        {
          idCliente: loyal.id,
          idPrograma: (await programme()).id,
          idEstabelecimento,
          motivo: 'esqueceu',
          chave: crypto.randomUUID(),
        },
        acai,
      );
    },
  ],
  takeStamp: [
    'changed',
    async () =>
      done(
        'adjustStamp',
        {
          idCliente: loyal.id,
          idCartela: (made.cartelas as { id: number }[])[0]?.id,
          motivo: 'engano',
          chave: crypto.randomUUID(),
        },
        acai,
      ),
  ],
  answerReview: [
    'changed',
    async () => {
      reviewOf = await reviewed();
      return done('answerReview', { idPedido: reviewOf, resposta: 'Obrigado' });
    },
  ],
  hideReview: [
    'changed',
    async () => done('hideReview', { idPedido: reviewOf, ocultar: true, motivo: 'ofensa' }),
  ],
  exportOrders: ['told', () => done('ordersFile', {})],
  exportPeople: ['told', () => done('peopleFile', {})],
  exportPerson: ['made', () => done('exportPerson', { telefone: '11900000001' })],
  erasePerson: ['gone', () => done('erasePerson', { telefone: '11900000001' })],

  moveOrder: [
    'changed',
    async () => {
      const customer = paying.world.visitor('pizzaria');
      const { body } = await place(paying.world, customer, [
        item(await plainProduct(paying.world, customer)),
      ]);
      return done('moveOrder', { id: body.id, statusAtual: 2, status: 3 });
    },
  ],
  openRegister: ['made', () => done('openRegister', { idEstabelecimento: storeId, valor: 100 })],
  moveRegisterMoney: [
    'made',
    () =>
      done('moveRegisterMoney', {
        idEstabelecimento: storeId,
        tipo: 'sangria',
        valor: 30,
        motivo: 'Gelo',
        chave: newKey(),
      }),
  ],
  closeRegister: [
    'changed',
    async () => {
      const { caixa } = (await done('register', { idEstabelecimento: storeId })) as unknown as {
        caixa: { id: number; revisao: string };
      };
      return done('closeRegister', {
        idEstabelecimento: storeId,
        id: caixa.id,
        revisao: caixa.revisao,
        contagem: [],
        motivo: 'Ninguém contou',
      });
    },
  ],
  takeOrder: [
    'made',
    async () => {
      const { pedido, ...rest } = await orderBody(paying.world, owner, [
        item(await plainProduct(paying.world, owner)),
      ]);
      const { valorTotal } = await done('quoteForCustomer', { ...rest, pedido });
      return done('takeOrder', { ...rest, pedido: { ...pedido, valorTotal } });
    },
  ],
  changeOrder: ['changed', async () => changed('2× do mesmo, por favor')],
  answerWish: [
    'changed',
    async () => {
      const product = await plainProduct(paying.world, owner);
      const customer = paying.world.visitor('pizzaria');
      const { body } = await place(paying.world, customer, [item(product, 2)]);
      const wanted = {
        id: body.id,
        revisaoPedido: 0,
        mantidos: [{ linha: 0, quantidade: 1 }],
        novos: [],
      };
      const { valorTotal } = await done('quoteWish', wanted, customer);
      const wish = { ...wanted, valorTotal, recado: '', chave: newKey() };
      const { revisaoPedido } = await done('sendWish', wish, customer);
      return done('answerWish', {
        id: body.id,
        revisaoPedido,
        aceita: true,
        valorTotal,
        motivo: '',
      });
    },
  ],
  withdrawChange: [
    'changed',
    async () => {
      const { id } = await changed('Outro');
      const { pedido } = (await done('storeOrder', { id })) as { pedido: Wire };
      return done('withdrawChange', { id, revisaoPedido: pedido.revisaoPedido });
    },
  ],
  refundPart: [
    'changed',
    async () => {
      const { id } = await paying.order();
      await paying.work();
      await paying.pay(id);
      paying.later(21_000);
      await paying.work();
      return done('refundPart', { id, valor: 1, motivo: 'Faltou o pão', chave: newKey() });
    },
  ],
  confirmPix: [
    'changed',
    async () => {
      ownPix = (await paying.ownPixOrder()).id;
      return done('confirmPix', { id: ownPix }, acai);
    },
  ],
  retryRefund: [
    'changed',
    async () => {
      await done('moveOrder', { id: ownPix, statusAtual: 2, status: 13, motivo: 'Acabou' }, acai);
      await paying.work();
      await paying.world.services.db
        .update(refunds)
        .set({ state: 'failed' })
        .where(eq(refunds.orderId, ownPix));
      return done('retryRefund', { id: ownPix }, acai);
    },
  ],
  confirmRefund: [
    'changed',
    async () => {
      await paying.world.services.db
        .update(refunds)
        .set({ state: 'byHand' })
        .where(eq(refunds.orderId, ownPix));
      return done('confirmRefund', { id: ownPix }, acai);
    },
  ],

  retryPartRefund: [
    'changed',
    async () => {
      partId = (await refusedPart(paying, owner, tablesOf(paying.world, owner), 'Mesa 1')).payment
        .id;
      return done('retryPartRefund', { id: partId });
    },
  ],
  confirmPartRefund: [
    'changed',
    async () => {
      await paying.world.services.db
        .update(refunds)
        .set({ state: 'byHand' })
        .where(eq(refunds.paymentId, partId));
      return done('confirmPartRefund', { id: partId });
    },
  ],

  addTables: [
    'made',
    () => done('addTables', { idEstabelecimento: storeId, tipo: 'mesa', de: 80, ate: 83 }),
  ],
  describeTable: [
    'changed',
    async () => done('describeTable', { id: await tableId('Mesa 80'), local: 'Varanda' }),
  ],
  setStandCode: [
    'changed',
    async () => {
      await done('setStandCode', { id: await tableId('Mesa 80'), codigoSuporte: '1234' });
      return done('setStandCode', { id: await tableId('Mesa 80'), codigoSuporte: '4321' });
    },
  ],
  removeTable: ['gone', async () => done('removeTable', { id: await tableId('Mesa 80') })],
  setTablePrice: [
    'changed',
    async () =>
      done('setTablePrice', {
        idEstabelecimento: storeId,
        idProduto: (await firstProduct()).id,
        valor: 99,
      }),
  ],
  saveTableTerms: [
    'changed',
    async () => {
      const [terms] = (await read('staffTables')).estabelecimentos as Wire[];
      return done('saveTableTerms', {
        ...terms,
        idEstabelecimento: storeId,
        percentualServico: 12,
      });
    },
  ],
  openTable: ['changed', async () => done('openTable', { id: await tableId('Mesa 81') })],
  orderForTable: ['made', () => orderFor('Mesa 81')],
  answerCall: [
    'changed',
    async () => {
      const { visitor } = await tablesOf(paying.world, owner).sit('Mesa 81');
      await done('callWaiter', { motivo: 'conta' }, visitor);
      return done('answerCall', { id: await tableId('Mesa 81') });
    },
  ],
  answerPerson: [
    'changed',
    async () =>
      done('movePerson', {
        idPessoa: (await table('Mesa 81')).conta?.pessoas[0]?.id,
        idDestino: await tableId('Mesa 82'),
      }),
  ],
  addTabLine: [
    'changed',
    async () =>
      done('addTabLine', {
        id: await tableId('Mesa 81'),
        idPessoa: null,
        nome: 'Rolha',
        quantidade: 1,
        valor: 20,
        chave: crypto.randomUUID(),
      }),
  ],
  voidTabLine: [
    'changed',
    async () =>
      done('voidTabLine', {
        idLinha: (await table('Mesa 81')).conta?.linhas.at(-1)?.id,
        motivo: 'engano',
      }),
  ],
  setTableService: [
    'changed',
    async () =>
      done('setTableService', {
        id: await tableId('Mesa 81'),
        idPessoa: null,
        recusaServico: true,
      }),
  ],
  payTable: [
    'changed',
    async () =>
      done('payTable', {
        id: await tableId('Mesa 81'),
        idPessoa: null,
        valor: 1,
        forma: 'dinheiro',
        chave: newKey(),
      }),
  ],
  moveTable: [
    'changed',
    async () =>
      done('moveTable', { id: await tableId('Mesa 81'), idDestino: await tableId('Mesa 83') }),
  ],
  closeTable: [
    'changed',
    async () => done('closeTable', { id: await tableId('Mesa 83'), motivo: 'foi embora' }),
  ],

  inviteStaff: ['made', () => done('inviteStaff', invited)],
  withdrawInvitation: [
    'gone',
    async () => {
      const waiting = (await read('team')).convites as { id: number; email: string }[];
      return done('withdrawInvitation', {
        id: waiting.find(({ email }) => email === 'eva@forno.app')?.id,
      });
    },
  ],
  acceptInvitation: [
    'made',
    async () => {
      rui = paying.world.visitor('pizzaria');
      await done(
        'acceptInvitation',
        { chave: await linkFor('rui@forno.app'), senhaNova: ruisPassword },
        rui,
      );
      await done('staffSignIn', { email: 'rui@forno.app', senha: ruisPassword }, rui);
    },
  ],
  changeStaff: [
    'changed',
    async () =>
      done('changeStaff', {
        id: await idOf('rui@forno.app'),
        papel: 'gerente',
        idEstabelecimento: storeId,
        ativo: true,
      }),
  ],
  changeStaffPassword: [
    'changed',
    async () => {
      await done(
        'changeStaffPassword',
        { senhaAtual: ruisPassword, senhaNova: 'outra-senha-do-rui' },
        rui,
      );
      ruisPassword = 'outra-senha-do-rui';
    },
  ],
  confirmSecondStep: [
    'changed',
    async () => {
      totp = URI.parse(
        String(
          (await done('beginSecondStep', { senhaAtual: ruisPassword }, rui)).enderecoAutenticador,
        ),
      ) as TOTP;
      return done('confirmSecondStep', { codigo: code() }, rui);
    },
  ],
  renewRecoveryCodes: [
    'changed',
    async () => {
      const spare = (await done('renewRecoveryCodes', { codigo: laterCode() }, rui))
        .codigosRecuperacao as string[];
      return done('renewRecoveryCodes', { codigo: spare[0] }, rui);
    },
  ],
  endSecondStep: [
    'changed',
    () => done('endSecondStep', { senhaAtual: ruisPassword, codigo: laterCode() }, rui),
  ],
  endStaffSessions: [
    'changed',
    async () => done('endStaffSessions', { idPessoa: await idOf('rui@forno.app'), id: null }),
  ],
  renewStaffPassword: [
    'changed',
    async () =>
      done('renewStaffPassword', { id: await idOf('rui@forno.app'), removerDuasEtapas: true }),
  ],

  // Last: with a second store customers choose one.
  addStore: [
    'made',
    async () => {
      made = await done('addStore', { nome: 'Forno do Centro' });
    },
  ],
  listStore: [
    'changed',
    async () => done('listStore', { idEstabelecimento: made.id, visivel: true }),
  ],
};

const isRecord = (value: unknown): value is Wire => typeof value === 'object' && value !== null;

// Rows: 1.27
test.each(Object.entries(acts).map(([action, [kind, act]]) => [action, kind, act] as const))(
  '%s: %s, and the log has it so',
  async (action, kind, act) => {
    const { db } = paying.world.services;
    const [last] = await db
      .select({ id: auditLog.id })
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(1);
    await act();
    const mine = and(eq(auditLog.acao, action), gt(auditLog.id, last?.id ?? 0));
    const [row] = await db.select().from(auditLog).where(mine).orderBy(desc(auditLog.id));
    const { antes: before, depois: after } = row ?? { before: 'no line', after: 'no line' };
    expect([isRecord(before), isRecord(after)]).toEqual([
      kind === 'changed' || kind === 'gone',
      kind === 'changed' ||
        kind === 'made' ||
        action === 'exportPeople' ||
        action === 'exportOrders',
    ]);
    if (kind !== 'changed' || !isRecord(before) || !isRecord(after)) return;
    // Fields present in both differ, and existing ones are not shown as deleted.
    expect(
      Object.keys(before).filter(
        (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
      ),
    ).not.toEqual([]);
    expect(Object.keys(before).filter((name) => !(name in after))).toEqual([]);
  },
);

test('no action of the log is left out', () => {
  expect(Object.keys(acts).toSorted()).toEqual([...AUDIT_ACTIONS].toSorted());
});

test('each field in the log has a label, whatever call wrote it', async () => {
  const rows = await paying.world.services.db.select().from(auditLog);
  const told = rows
    .flatMap(({ antes: before, depois: after }) => changedFields(before, after))
    .map(({ path }) => path.findLast((part) => !part.startsWith('#')) ?? '');
  const known = (name: string) =>
    isAuditField(name) ||
    SILENT_FIELDS.has(name) ||
    name in BrandParameters.shape ||
    name in StoreParameters.shape;
  expect([...new Set(told)].filter((name) => !known(name))).toEqual([]);
});

test('the log names entries, and shows the id of those without a name', async () => {
  const lines = (await done('auditLines', { acao: 'describeTable' })).registros as Wire[];
  expect(lines[0]).toMatchObject({
    nomeAlvo: 'Mesa 80',
    mudancas: [{ campo: ['local'], antes: '""', depois: '"Varanda"' }],
  });
  const [coupon] = (await done('auditLines', { acao: 'removeCoupon' })).registros as Wire[];
  expect(coupon?.nomeAlvo).toBe('Rastro');
  const [prices] = (await done('auditLines', { acao: 'setPrices' })).registros as Wire[];
  expect(prices).toMatchObject({
    alvo: '1 products',
    nomeAlvo: null,
    mudancas: [{ campo: [expect.stringMatching(/^#/), 'valor'], depois: '4560' }],
  });
});
