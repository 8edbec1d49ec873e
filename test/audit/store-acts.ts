// Changes of the brand, its stores, accounts and hosts.
import { eq } from 'drizzle-orm';
import { messages } from '#server/database/schema.ts';
import {
  deleteBrandLater,
  restoreBrand,
  resumeBrand,
  setPlanLimits,
  suspendBrand,
} from '#server/operator/standing.ts';
import { inviteSupport } from '#server/operator/support.ts';
import { signInStaff } from '../ordering.ts';
import { secondStepOff, secondStepOn } from '../second-step.ts';
import { type Acting, type Acts, invited, type Wire } from './acting.ts';

export function storeActs(acting: Acting) {
  const { done, read } = acting;
  const section = async (name: string): Promise<Wire> => ({
    idEstabelecimento: acting.storeId,
    ...((await read('consoleStore'))[name] as Wire),
  });
  const smsAccount = async () =>
    ((await read('messageAccounts')).contas as (Wire & { canal: string })[]).find(
      ({ canal }) => canal === 'sms',
    ) ?? Promise.reject(new Error('no account'));
  /** A brand that no other action needs. */
  const operated = () => [acting.paying.world.services.db, 'cafe'] as const;
  const now = () => acting.paying.world.now();
  return {
    signIn: ['told', () => signInStaff(acting.paying.world.visitor('pizzaria'))],
    saveBrandLook: [
      'changed',
      async () =>
        done('saveBrandLook', { ...(await section('marca')), corSitePrimaria: '#0a7d34' }),
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
      async () =>
        done('saveStoreParameters', { ...(await section('parametros')), valorDesconto: 7 }),
    ],
    saveStorePrinting: [
      'changed',
      async () => done('saveStorePrinting', { ...(await section('impressao')), viasCozinha: 3 }),
    ],
    savePaymentAccount: [
      'changed',
      async () => {
        const draft = { idEstabelecimento: acting.storeId, provedor: 'pix-static' };
        const account = async () =>
          (
            (await done('paymentAccounts', { idEstabelecimento: acting.storeId })).contas as Wire[]
          ).find(({ provedor }) => provedor === 'pix-static');
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
        await secondStepOn(acting.paying.world);
        const saved = await done('savePaymentAccount', {
          ...draft,
          ligado: true,
          campos,
          revisao: (await account())?.revisao,
        });
        await secondStepOff(acting.paying.world);
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
          acting.paying.world.services.db,
          'pizzaria',
          { name: 'Nina', email: 'nina@plataforma.com.br' },
          now(),
        ),
    ],
    setPlanLimits: [
      'changed',
      () =>
        setPlanLimits(...operated(), { stores: 3, staff: 9, products: 90, storage: 500 }, now()),
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
        await done('pauseStore', { idEstabelecimento: acting.storeId, pausar: true, minutos: 30 }),
        await acting.paying.pause(false),
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
        const { db, brands } = acting.paying.world.services;
        const brand = await brands.byHost('pizzaria.localhost');
        const [row] = await db
          .update(messages)
          .set({ state: 'givenUp', kind: 'notice' })
          .where(eq(messages.brandId, brand?.id ?? 0))
          .returning();
        return done('resendMessage', { id: row?.id });
      },
    ],
  } satisfies Acts;
}
