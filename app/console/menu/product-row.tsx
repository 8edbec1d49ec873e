// A product in the editor's list. Its switch sets availability; the rest of the row opens it.
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import type { DrawnStaffProduct, StaffProduct } from '#contract/entities/console/menu.ts';
import type { PictureTint } from '#contract/entities/menu.ts';
import { shownPicture } from '#rules/picture.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Media } from '../../ui/media.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { MenuGrip } from './grip.tsx';

type MenuProductRowProps = {
  product: DrawnStaffProduct;
  tint: PictureTint;
  selected: boolean;
  mayEdit: boolean;
  grip: ComponentProps<'button'> | null;
  /** null: nothing is being selected. */
  picked: boolean | null;
  onPick: () => void;
  held: boolean;
  over: boolean;
  onOpen: () => void;
};

export function MenuProductRow({
  product,
  tint,
  selected,
  mayEdit,
  grip,
  picked,
  onPick,
  held,
  over,
  onOpen,
}: MenuProductRowProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { id, nome, urlDesenho, valor } = product;
  const { soldOut, toggle } = useSoldOut(product);
  const words = (
    <>
      <b className="t-label clamp2">{nome}</b>
      <span className="t-cap clamp2">
        <State product={product} soldOut={soldOut} />
      </span>
    </>
  );
  return (
    <li
      data-id={id}
      className={classes('editor-row', selected && 'selected', held && 'held', over && 'over')}
    >
      {grip === null ? null : <MenuGrip name={nome} {...grip} />}
      {picked === null ? null : (
        <label className="bulk-pick">
          <input type="checkbox" checked={picked} onChange={onPick} />
          <span className="sr">{t`Marcar ${nome}`}</span>
        </label>
      )}
      <Media src={shownPicture(product, urlDesenho)} name={nome} tint={tint} off={soldOut} />
      {mayEdit ? (
        <button
          type="button"
          className="grow editor-row-open"
          aria-current={selected || undefined}
          onClick={onOpen}
        >
          {words}
        </button>
      ) : (
        <span className="grow editor-row-open">{words}</span>
      )}
      <span className="row editor-row-end">
        <span className="num t-label">{money(valor)}</span>
        <button
          type="button"
          className="switch sm"
          role="switch"
          aria-checked={!soldOut}
          aria-label={t`${nome} disponível`}
          onClick={() => void toggle()}
        />
      </span>
    </li>
  );
}

function State({ product, soldOut }: { product: StaffProduct; soldOut: boolean }) {
  const { t } = useLingui();
  const { quantidade, grupos, imagem, urlImagem, esgotado, esgotadoAte, disponibilidade } = product;
  if (!product.visivel) return <Trans>Oculto</Trans>;
  if (soldOut)
    return esgotado && esgotadoAte === null ? (
      <Trans>Esgotado</Trans>
    ) : (
      <Trans>Esgotado até amanhã</Trans>
    );
  if (quantidade === 0) return <Trans>Acabaram as porções</Trans>;
  const count = grupos.length;
  const parts = [
    quantidade === null ? '' : t`Restam ${quantidade}`,
    count === 0 ? '' : count === 1 ? t`1 grupo de opções` : t`${count} grupos de opções`,
    disponibilidade.length > 0 ? t`Só em alguns horários` : '',
    imagem === 'nenhuma'
      ? t`Sem imagem`
      : imagem === 'foto' && urlImagem === null
        ? t`Sem foto`
        : '',
  ].filter(Boolean);
  return parts.length === 0 ? <Trans>Sem opções</Trans> : parts.join(' · ');
}

/** The switch changes at once and reverts if the server refuses. */
function useSoldOut({ id, nome, esgotado }: StaffProduct) {
  const { t } = useLingui();
  const toast = useToast();
  const { run } = useConsoleCall();
  const [wanted, setWanted] = useState<boolean | null>(null);
  async function set(next: boolean): Promise<boolean> {
    setWanted(next);
    const result = await run((client) =>
      client.setAvailability({ id, esgotado: next, soHoje: true }),
    );
    setWanted(null);
    return result?.ok ?? false;
  }
  const soldOut = wanted ?? esgotado;
  async function toggle() {
    const next = !soldOut;
    if (!(await set(next)) || !next) return;
    const undo = (
      <Button
        variant="quiet"
        size="sm"
        className="toast-undo"
        onClick={() => void set(false).then(toast.dismiss)}
      >
        <Trans>Desfazer</Trans>
      </Button>
    );
    toast.show({ text: t`${nome} saiu do cardápio até amanhã.`, tone: 'success', action: undo });
  }
  return { soldOut, toggle };
}
