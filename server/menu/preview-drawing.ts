// The drawing that a product would get, for the editor's preview: nothing is stored.
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../context.ts';
import { categories } from '../database/schema.ts';
import { drawingUrl } from '../drawing/address.ts';
import type { Handlers } from '../handlers.ts';
import { drawnProduct, isGeneric } from './product-picture.ts';

async function categoryName({ db, brand }: CallContext, id: number): Promise<string> {
  const [row] = await db
    .select({ nome: categories.nome })
    .from(categories)
    .where(and(eq(categories.brandId, brand.id), eq(categories.id, id)));
  return row?.nome ?? '';
}

export const drawingHandlers = {
  previewDrawing: async ({ idCategoria, nome, descricao }, context) => {
    const category = await categoryName(context, idCategoria);
    const drawn = drawnProduct({ nome, descricao }, category, [], context.brand);
    return { urlImagem: drawingUrl(drawn), generico: isGeneric(drawn) };
  },
} satisfies Partial<Handlers>;
