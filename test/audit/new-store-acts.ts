// A second store.
import type { Acting, Acts, Wire } from './acting.ts';

export function newStoreActs(acting: Acting) {
  const { done } = acting;
  let made: Wire;
  return {
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
  } satisfies Acts;
}
