// A product in the editor's list. Its switch sets availability; the rest of the row opens it.
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import type { DrawnStaffProduct, StaffProduct } from '#contract/entities/console/menu.ts';
import type { StoreProduct } from '#contract/entities/console/store-product.ts';
import type { PictureTint } from '#contract/entities/menu.ts';
import { shownPicture } from '#rules/picture.ts';
import { weightText } from '#rules/price/weight-text.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Media } from '../../ui/media.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { MenuGrip } from './grip.tsx';

/** The store whose menu the list shows, and what it has of its own. */
export type Here = { storeId: number; own: ReadonlyMap<number, StoreProduct> };

type MenuProductRowProps = {
  product: DrawnStaffProduct;
  /** null: what all stores share. */
  here: Here | null;
  /** The last change was saved. */
  onSold: () => void;
  tint: PictureTint;
  selected: boolean;
  mayOpen: boolean;
  grip: ComponentProps<'button'> | null;
  /** null: nothing is being selected. */
  picked: boolean | null;
  /** `range`: together with all since the last pressed one. */
  onPick: (range: boolean) => void;
  held: boolean;
  over: boolean;
  onOpen: () => void;
};

export function MenuProductRow({
  product,
  here,
  onSold,
  tint,
  selected,
  mayOpen,
  grip,
  picked,
  onPick,
  held,
  over,
  onOpen,
}: MenuProductRowProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { id, nome, urlDesenho } = product;
  const own = here?.own.get(id) ?? null;
  const { soldOut, everywhere, toggle } = useSoldOut(product, here, onSold);
  const isShown = own?.visivel ?? product.visivel;
  const picture = (
    <Media src={shownPicture(product, urlDesenho)} name={nome} tint={tint} off={soldOut} />
  );
  const words = (
    <>
      <b className="t-label clamp2">{nome}</b>
      <span className="t-cap clamp2">
        <State product={product} own={own} soldOut={soldOut} everywhere={everywhere} />
      </span>
    </>
  );
  return (
    <li
      data-id={id}
      className={classes('editor-row', selected && 'selected', held && 'held', over && 'over')}
    >
      {grip === null ? null : <MenuGrip name={nome} {...grip} />}
      {picked === null ? (
        picture
      ) : (
        <label className="grow bulk-pick">
          <input
            type="checkbox"
            aria-label={t`Marcar ${nome}`}
            checked={picked}
            onChange={({ nativeEvent }) =>
              onPick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
          {picture}
          <span className="grow editor-row-open">{words}</span>
        </label>
      )}
      {picked !== null ? null : mayOpen ? (
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
        <span className="num t-label">{money(own?.valor ?? product.valor)}</span>
        <button
          type="button"
          className="switch sm"
          role="switch"
          aria-checked={isShown && !soldOut}
          aria-label={t`${nome} disponível`}
          disabled={everywhere || !isShown}
          onClick={() => void toggle()}
        />
      </span>
    </li>
  );
}

type StateProps = {
  product: StaffProduct;
  own: StoreProduct | null;
  soldOut: boolean;
  everywhere: boolean;
};

function State({ product, own, soldOut, everywhere }: StateProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { grupos, imagem, urlImagem, esgotado, esgotadoAte, disponibilidade } = product;
  const quantidade = own?.quantidade ?? product.quantidade;
  if (own?.visivel === false) return <Trans>Não vende nesta loja</Trans>;
  if (!(own?.visivel ?? product.visivel)) return <Trans>Oculto</Trans>;
  if (everywhere) return <Trans>Esgotado em todas as lojas</Trans>;
  if (soldOut && own?.esgotado) return <Trans>Esgotado aqui</Trans>;
  if (soldOut)
    return esgotado && esgotadoAte === null ? (
      <Trans>Esgotado</Trans>
    ) : (
      <Trans>Esgotado até amanhã</Trans>
    );
  if (quantidade === 0) return <Trans>Acabaram as porções</Trans>;
  const count = grupos.length;
  const stock = product.peso == null ? quantidade : weightText(quantidade ?? 0, i18n.locale);
  const ofBrand = money(product.valor);
  const parts = [
    own?.valor == null ? '' : t`Preço da marca: ${ofBrand}`,
    quantidade === null ? '' : t`Restam ${stock}`,
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
function useSoldOut({ id, nome, esgotado }: StaffProduct, here: Here | null, onSold: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const { run } = useConsoleCall();
  const [wanted, setWanted] = useState<boolean | null>(null);
  async function set(next: boolean): Promise<boolean> {
    setWanted(next);
    const result = await run((client) =>
      client.setAvailability({
        id,
        esgotado: next,
        soHoje: true,
        ...(here === null ? {} : { idEstabelecimento: here.storeId }),
      }),
    );
    if (result?.ok) onSold();
    setWanted(null);
    return result?.ok ?? false;
  }
  /** Sold out in all stores, which this one cannot change. */
  const everywhere = here !== null && esgotado;
  const soldOut = everywhere || (wanted ?? (here === null ? esgotado : isSoldOutHere(here, id)));
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
  return { soldOut, everywhere, toggle };
}

const isSoldOutHere = ({ own }: Here, id: number): boolean => own.get(id)?.esgotado ?? false;
