// The drawing that the edited product would get. It is drawn on the server, so it follows the words
// once the editor stops typing.
import { useEffect, useState } from 'react';
import type { DrawnStaffProduct } from '#contract/entities/console/menu.ts';
import { api } from '../../api.ts';
import type { ProductDraft } from './product-draft.ts';

const PAUSE_MS = 400;

/** Null: nothing has a name yet. Without an answer the last drawing stays. */
export function useDrawing(
  { nome, descricao, idCategoria }: Pick<ProductDraft, 'nome' | 'descricao' | 'idCategoria'>,
  saved: Pick<DrawnStaffProduct, 'nome' | 'descricao' | 'idCategoria' | 'urlDesenho'> | null,
): string | null {
  const [drawn, setDrawn] = useState<string | null>(null);
  const isSaved =
    saved !== null &&
    saved.nome === nome &&
    saved.descricao === descricao &&
    saved.idCategoria === idCategoria;
  const isNameless = nome.trim() === '';
  useEffect(() => {
    if (isSaved || isNameless) return;
    let stale = false;
    const timer = setTimeout(() => {
      api()
        .then((client) => client.previewDrawing({ idCategoria, nome, descricao }))
        .then((result) => {
          if (!stale && result.ok) setDrawn(result.value.urlImagem);
        })
        .catch(() => {});
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [isSaved, isNameless, nome, descricao, idCategoria]);
  if (isSaved) return saved.urlDesenho;
  return isNameless ? null : (drawn ?? saved?.urlDesenho ?? null);
}
