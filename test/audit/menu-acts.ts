// Changes of the menu.
import { storeOf } from '../ordering.ts';
import type { Acting, Acts, Category, Wire } from './acting.ts';

export function menuActs(acting: Acting) {
  const { done, read, menu, firstCategory, firstProduct } = acting;
  const placesOf = async ({ nome, ...rest }: { nome: string }, categoria: Category) => ({
    ...rest,
    nome,
    idCategoria: categoria.id,
  });
  const inFirstStore = async () => ({
    idEstabelecimento: (await storeOf(acting.paying.world, acting.paying.world.visitor('pizzaria')))
      .id,
    idProduto: Number((await firstProduct()).id),
  });
  let made: Wire;
  return {
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
            idEstabelecimento: acting.storeId,
            revisao: (await read('printedMenu')).revisao,
          });
        await print();
        acting.paying.later(60_000);
        return print();
      },
    ],
  } satisfies Acts;
}
