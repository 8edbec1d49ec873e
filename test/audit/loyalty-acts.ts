// Changes of coupons, gifts, loyalty and reviews.
import { couponDraft } from '../coupon-draft.ts';
import { signUp } from '../loyal-people.ts';
import { item, place, plainProduct, storeOf } from '../ordering.ts';
import type { Acting, Acts, Wire } from './acting.ts';

export function loyaltyActs(acting: Acting) {
  const { done, read } = acting;
  const gifts = async (name: string, changes: Wire, who = acting.owner) => {
    const {
      giros: _spins,
      indicados: _brought,
      ...draft
    } = (await read('consoleGifts', who))[name] as Wire;
    return { ...draft, ...changes };
  };
  type Programme = Wire & { id: number };
  const programme = async () =>
    ((await read('staffLoyalty', acting.acai)).programas as Programme[])[0] ??
    Promise.reject(new Error('no programme'));
  const reviewed = async () => {
    const customer = acting.paying.world.visitor('pizzaria');
    const { body } = await place(acting.paying.world, customer, [
      item(await plainProduct(acting.paying.world, customer), 2),
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
  let made: Wire;
  let loyal: { id: number };
  let reviewOf: unknown;
  return {
    saveCoupon: [
      'changed',
      async () => {
        const coupon = await done('saveCoupon', {
          ...couponDraft,
          codigoCupom: 'RASTRO',
          nome: 'Rastro',
        });
        made = await done('saveCoupon', { ...coupon, ativo: false });
      },
    ],
    removeCoupon: [
      'gone',
      async () => done('removeCoupon', { id: made.id, revisao: made.revisao }),
    ],
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
      async () =>
        done('saveStampProgram', { ...(await programme()), nome: 'Outra cartela' }, acting.acai),
    ],
    saveCashbackRule: [
      'changed',
      async () => {
        const [rule] = (await read('staffLoyalty', acting.acai)).regras as Wire[];
        return done('saveCashbackRule', { ...rule, percentual: 9 }, acting.acai);
      },
    ],
    giveStamp: [
      'changed',
      async () => {
        loyal = await signUp(acting.paying.world, 'acai');
        const { id: idEstabelecimento } = await storeOf(acting.paying.world, acting.acai);
        made = await done(
          'adjustStamp',
          {
            idCliente: loyal.id,
            idPrograma: (await programme()).id,
            idEstabelecimento,
            motivo: 'esqueceu',
            chave: crypto.randomUUID(),
          },
          acting.acai,
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
          acting.acai,
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
  } satisfies Acts;
}
