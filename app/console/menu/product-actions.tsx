// Other actions on a product: move up or down, copy, remove with undo.
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Ban, Copy, Play, Trash2 } from 'lucide-react';
import type { StaffProduct } from '#contract/entities/console/menu.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useReorder } from '../forms/use-reorder.ts';
import { useConsoleCall } from '../frame/use-console-call.ts';

type MenuProductActionsProps = {
  product: StaffProduct;
  ids: readonly number[];
  onClose: () => void;
  onMade: (id: number) => void;
};

export function MenuProductActions({ product, ids, onClose, onMade }: MenuProductActionsProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { run: send, busy } = useConsoleCall();
  // One at a time. Not by `disabled`, which would take the focus off the pressed button.
  const run: typeof send = async (call) => (busy ? null : send(call));
  const { id, nome, idCategoria, atualizadoEm, esgotado, esgotadoAte } = product;
  const soldOutForGood = esgotado && esgotadoAte === null;
  const { step } = useReorder(
    ids,
    (moved, depoisDe) =>
      void run((client) => client.moveProduct({ id: moved, idCategoria, depoisDe })),
  );
  const duplicate = async () => {
    const result = await run((client) => client.duplicateProduct({ id }));
    if (!result?.ok) return;
    toast.show({ text: t`Cópia feita. Ela fica esgotada até você ligar.`, tone: 'success' });
    onMade(result.value.id);
  };
  const remove = async () => {
    const result = await run((client) => client.removeProduct({ id, atualizadoEm, remover: true }));
    if (!result?.ok) return;
    const back = { id, atualizadoEm: result.value.atualizadoEm, remover: false };
    const undo = (
      <Button
        variant="quiet"
        size="sm"
        className="toast-undo"
        onClick={() => void send((client) => client.removeProduct(back)).then(toast.dismiss)}
      >
        <Trans>Desfazer</Trans>
      </Button>
    );
    toast.show({ text: t`${nome} saiu do cardápio.`, tone: 'success', action: undo });
    onClose();
  };
  return (
    <fieldset className="chipwrap" aria-busy={busy}>
      <legend className="sr">
        <Trans>Mais ações</Trans>
      </legend>
      <Button variant="outline" size="sm" onClick={() => step(id, -1)}>
        <Icon of={ArrowUp} size={16} />
        <Trans>Subir</Trans>
      </Button>
      <Button variant="outline" size="sm" onClick={() => step(id, 1)}>
        <Icon of={ArrowDown} size={16} />
        <Trans>Descer</Trans>
      </Button>
      <Button variant="outline" size="sm" onClick={() => void duplicate()}>
        <Icon of={Copy} size={16} />
        <Trans>Duplicar</Trans>
      </Button>
      <Button
        variant="outline"
        size="sm"
        onClick={() =>
          void run((client) => client.setAvailability({ id, esgotado: !soldOutForGood }))
        }
      >
        <Icon of={soldOutForGood ? Play : Ban} size={16} />
        {soldOutForGood ? <Trans>Voltar a vender</Trans> : <Trans>Esgotar sem data</Trans>}
      </Button>
      <Button variant="danger" size="sm" onClick={() => void remove()}>
        <Icon of={Trash2} size={16} />
        <Trans>Remover</Trans>
      </Button>
    </fieldset>
  );
}
