// Changes the selected products with one call, says so, and offers to undo it.
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffProduct } from '#contract/entities/console/menu.ts';
import type { ProductsChange, SavedProducts } from '#contract/entities/console/menu-file.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';

type Action = Exclude<ProductsChange['acao'], 'foto' | 'restaurar'>;
type Changed = Pick<StaffProduct, 'id' | 'atualizadoEm' | 'idCategoria' | 'visivel'>;

/** `onDone`: called after a change, not after its undo. */
export function useChangeProducts(onDone: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const { run, busy } = useConsoleCall();

  const told = (action: Action, count: number): string => {
    if (action === 'mover')
      return count === 1 ? t`1 item mudou de categoria.` : t`${count} itens mudaram de categoria.`;
    if (action === 'copiar') return count === 1 ? t`1 item copiado.` : t`${count} itens copiados.`;
    if (action === 'ocultar') return count === 1 ? t`1 item oculto.` : t`${count} itens ocultos.`;
    if (action === 'mostrar')
      return count === 1 ? t`1 item no cardápio.` : t`${count} itens no cardápio.`;
    return count === 1 ? t`1 item saiu do cardápio.` : t`${count} itens saíram do cardápio.`;
  };
  async function change(
    acao: Action,
    products: readonly Changed[],
    idCategoria?: number,
  ): Promise<void> {
    // Not by `disabled`, which would take the focus off the pressed button.
    if (busy) return;
    const produtos = products.map(({ id, atualizadoEm }) => ({ id, atualizadoEm }));
    const result = await run((client) =>
      client.changeProducts({ acao, produtos, ...(idCategoria ? { idCategoria } : {}) }),
    );
    if (!result?.ok) return;
    const back = undoOf(acao, products, result.value);
    const undo = async () => {
      toast.dismiss();
      for (const one of back) {
        const undone = await run((client) => client.changeProducts(one));
        if (!undone?.ok) return;
      }
      toast.show({ text: t`Desfeito.`, tone: 'success' });
    };
    const action = (
      <Button variant="quiet" size="sm" className="toast-undo" onClick={() => void undo()}>
        <Trans>Desfazer</Trans>
      </Button>
    );
    toast.show({ text: told(acao, products.length), tone: 'success', action });
    onDone();
  }
  return { change, busy };
}

/** The changes that lead back. Moved products get their place in the category back. */
export function undoOf(
  acao: Action,
  products: readonly Changed[],
  { produtos: saved }: SavedProducts,
): ProductsChange[] {
  if (acao === 'remover') return [{ acao: 'restaurar', produtos: saved }];
  if (acao === 'copiar') return [{ acao: 'remover', produtos: saved }];
  const moments = new Map(saved.map((one) => [one.id, one]));
  const of = (list: readonly Changed[]) => list.flatMap(({ id }) => moments.get(id) ?? []);
  if (acao === 'mover')
    return [...Map.groupBy(products, (product) => product.idCategoria)].map(
      ([idCategoria, list]) => ({ acao, idCategoria, produtos: of(list) }),
    );
  // Those that were as wanted before stay so.
  const turned = products.filter(({ visivel }) => visivel === (acao === 'ocultar'));
  const opposite = acao === 'ocultar' ? 'mostrar' : 'ocultar';
  return turned.length === 0 ? [] : [{ acao: opposite, produtos: of(turned) }];
}
