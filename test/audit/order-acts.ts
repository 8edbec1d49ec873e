// Changes of orders, refunds and the register, and what is exported or erased of a person.
import { eq } from 'drizzle-orm';
import { refunds } from '#server/database/schema.ts';
import { tablesOf } from '../at-table.ts';
import { item, newKey, orderBody, place, plainProduct, toHome } from '../ordering.ts';
import { refusedPart } from '../refused-part.ts';
import type { Acting, Acts, Wire } from './acting.ts';

export function orderActs(acting: Acting) {
  const { done } = acting;
  /** Twice as much of the one product of a new order, which its customer has to agree to. */
  async function changed(motivo: string): Promise<Wire> {
    const product = await plainProduct(acting.paying.world, acting.owner);
    const { body } = await place(acting.paying.world, acting.paying.world.visitor('pizzaria'), [
      item(product),
    ]);
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
  let ownPix: number;
  let partId: number;
  return {
    exportOrders: ['told', () => done('ordersFile', {})],
    exportPeople: ['told', () => done('peopleFile', {})],
    exportPerson: ['made', () => done('exportPerson', { telefone: '11900000001' })],
    erasePerson: ['gone', () => done('erasePerson', { telefone: '11900000001' })],

    moveOrder: [
      'changed',
      async () => {
        const customer = acting.paying.world.visitor('pizzaria');
        const { body } = await place(acting.paying.world, customer, [
          item(await plainProduct(acting.paying.world, customer)),
        ]);
        return done('moveOrder', { id: body.id, statusAtual: 2, status: 3 });
      },
    ],
    setCourier: [
      'changed',
      async () => {
        const { world } = acting.paying;
        const customer = world.visitor('pizzaria');
        const nine = [item(await plainProduct(world, customer), 9)];
        const { body } = await place(world, customer, nine, toHome);
        await done('moveOrder', { id: body.id, statusAtual: 2, status: 3 });
        return done('setCourier', { id: body.id, entregador: 'Rafael' });
      },
    ],
    openRegister: [
      'made',
      () => done('openRegister', { idEstabelecimento: acting.storeId, valor: 100 }),
    ],
    moveRegisterMoney: [
      'made',
      () =>
        done('moveRegisterMoney', {
          idEstabelecimento: acting.storeId,
          tipo: 'sangria',
          valor: 30,
          motivo: 'Gelo',
          chave: newKey(),
        }),
    ],
    closeRegister: [
      'changed',
      async () => {
        const { caixa } = (await done('register', {
          idEstabelecimento: acting.storeId,
        })) as unknown as {
          caixa: { id: number; revisao: string };
        };
        return done('closeRegister', {
          idEstabelecimento: acting.storeId,
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
        const { pedido, ...rest } = await orderBody(acting.paying.world, acting.owner, [
          item(await plainProduct(acting.paying.world, acting.owner)),
        ]);
        const { valorTotal } = await done('quoteForCustomer', { ...rest, pedido });
        return done('takeOrder', { ...rest, pedido: { ...pedido, valorTotal } });
      },
    ],
    changeOrder: ['changed', async () => changed('2× do mesmo, por favor')],
    answerWish: [
      'changed',
      async () => {
        const product = await plainProduct(acting.paying.world, acting.owner);
        const customer = acting.paying.world.visitor('pizzaria');
        const { body } = await place(acting.paying.world, customer, [item(product, 2)]);
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
        const { id } = await acting.paying.order();
        await acting.paying.work();
        await acting.paying.pay(id);
        acting.paying.later(21_000);
        await acting.paying.work();
        return done('refundPart', { id, valor: 1, motivo: 'Faltou o pão', chave: newKey() });
      },
    ],
    confirmPix: [
      'changed',
      async () => {
        ownPix = (await acting.paying.ownPixOrder()).id;
        return done('confirmPix', { id: ownPix }, acting.acai);
      },
    ],
    retryRefund: [
      'changed',
      async () => {
        await done(
          'moveOrder',
          { id: ownPix, statusAtual: 2, status: 13, motivo: 'Acabou' },
          acting.acai,
        );
        await acting.paying.work();
        await acting.paying.world.services.db
          .update(refunds)
          .set({ state: 'failed' })
          .where(eq(refunds.orderId, ownPix));
        return done('retryRefund', { id: ownPix }, acting.acai);
      },
    ],
    confirmRefund: [
      'changed',
      async () => {
        await acting.paying.world.services.db
          .update(refunds)
          .set({ state: 'byHand' })
          .where(eq(refunds.orderId, ownPix));
        return done('confirmRefund', { id: ownPix }, acting.acai);
      },
    ],

    retryPartRefund: [
      'changed',
      async () => {
        partId = (
          await refusedPart(
            acting.paying,
            acting.owner,
            tablesOf(acting.paying.world, acting.owner),
            'Mesa 1',
          )
        ).payment.id;
        return done('retryPartRefund', { id: partId });
      },
    ],
    confirmPartRefund: [
      'changed',
      async () => {
        await acting.paying.world.services.db
          .update(refunds)
          .set({ state: 'byHand' })
          .where(eq(refunds.paymentId, partId));
        return done('confirmPartRefund', { id: partId });
      },
    ],
  } satisfies Acts;
}
