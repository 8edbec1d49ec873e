// Changes of tables and their bills.
import { tablesOf } from '../at-table.ts';
import { item, newKey, plainProduct } from '../ordering.ts';
import type { Acting, Acts, Wire } from './acting.ts';

export function tableActs(acting: Acting) {
  const { done, read, firstProduct } = acting;
  const table = async (name: string) => tablesOf(acting.paying.world, acting.owner).named(name);
  const tableId = async (name: string) => (await table(name)).id;
  const orderFor = async (name: string) =>
    done('orderForTable', {
      id: await tableId(name),
      idPessoa: null,
      itens: [item(await plainProduct(acting.paying.world, acting.owner))],
      chave: newKey(),
    });
  return {
    addTables: [
      'made',
      () => done('addTables', { idEstabelecimento: acting.storeId, tipo: 'mesa', de: 80, ate: 83 }),
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
          idEstabelecimento: acting.storeId,
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
          idEstabelecimento: acting.storeId,
          percentualServico: 12,
        });
      },
    ],
    openTable: ['changed', async () => done('openTable', { id: await tableId('Mesa 81') })],
    orderForTable: ['made', () => orderFor('Mesa 81')],
    answerCall: [
      'changed',
      async () => {
        const { visitor } = await tablesOf(acting.paying.world, acting.owner).sit('Mesa 81');
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
    voidTabPayment: [
      'changed',
      async () =>
        done('voidTabPayment', {
          idPagamento: (await table('Mesa 81')).conta?.pagamentos.at(-1)?.id,
          motivo: 'engano',
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
  } satisfies Acts;
}
