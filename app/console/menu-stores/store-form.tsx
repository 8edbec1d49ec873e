// What one store has of its own about a product: edit, save, sell out, put elsewhere in the order.
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Undo2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { StaffProduct } from '#contract/entities/console/menu.ts';
import type { MenuStore, StoreProduct } from '#contract/entities/console/store-product.ts';
import { isUncertain } from '#contract/lost-replies.ts';
import { MENU_CHANGED_CODE } from '#contract/reply.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useConsoleCall } from '../frame/use-console-call.ts';
import { overtakenBy } from '../menu/overtaken-by.ts';
import { StoreOvertaken } from './overtaken.tsx';
import { SoldOutButtons } from './sold-out-buttons.tsx';
import { isSameStoreDraft, readStoreDraft, toStoreDraft } from './store-draft.ts';
import { StoreFields } from './store-fields.tsx';

type StoreFormProps = {
  product: StaffProduct;
  store: MenuStore;
  severalStores: boolean;
  /** May change the brand's menu too. */
  ofBrand: boolean;
  own: StoreProduct | null;
  /** Products of the category, as this store orders them. */
  ids: readonly number[];
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
};

export function StoreForm(props: StoreFormProps) {
  const { product, store, severalStores, ofBrand, own, ids, onDirty, onSaved } = props;
  const { t } = useLingui();
  const toast = useToast();
  const { run, busy } = useConsoleCall();
  const [start, setStart] = useState(() => toStoreDraft(own));
  const [draft, setDraft] = useState(start);
  const [pressed, setPressed] = useState(false);
  /**
   * The time stamp of the version that the fields show. It stays when selling out or moving up
   * reads `own` again. Undefined: that of `own`.
   */
  const [seen, setSeen] = useState<string | null | undefined>(() => own?.atualizadoEm ?? null);
  /** Who was first: null if it is not known, undefined if nobody was. */
  const [overtaken, setOvertaken] = useState<string | null>();
  const subject = { idEstabelecimento: store.id, idProduto: product.id };
  const { fields, quantidade, problems } = readStoreDraft(draft);
  const begin = (next: typeof draft) => {
    setStart(next);
    setDraft(next);
    setPressed(false);
    onDirty(false);
  };
  const change = (part: Partial<typeof draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onDirty(!isSameStoreDraft(next, start));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    focusFirstWrong(event.currentTarget);
    if (problems.length > 0 || busy) return;
    setOvertaken(undefined);
    const result = await run(
      async (client) => {
        const atualizadoEm = (seen === undefined ? own?.atualizadoEm : seen) ?? null;
        const saved = await client.saveStoreProduct({ ...subject, atualizadoEm, ...fields });
        if (saved.ok) setSeen(saved.value.atualizadoEm);
        if (!saved.ok || draft.portions === start.portions) return saved;
        const counted = await client.setAvailability({
          id: product.id,
          idEstabelecimento: store.id,
          quantidade,
          quantidadeVista: own?.quantidade ?? null,
        });
        return counted.ok ? saved : counted;
      },
      { quiet: MENU_CHANGED_CODE },
    );
    const by = overtakenBy(result);
    setOvertaken(by);
    // The next save is compared with what is stored now: the notice above names it, or it is ours.
    if (by !== undefined || (result?.ok === false && isUncertain(result))) setSeen(undefined);
    if (!result?.ok) return onSaved();
    begin(draft);
    toast.show({ text: t`Salvo. O cardápio já mudou.`, tone: 'success' });
    onSaved();
  };
  const at = ids.indexOf(product.id);
  const place = async (depoisDe: number | null | undefined) => {
    // Not by `disabled`, which would take the focus off the pressed button.
    if (busy) return;
    const where = depoisDe === undefined ? {} : { depoisDe };
    const result = await run((client) => client.placeInStore({ ...subject, ...where }));
    if (result?.ok) onSaved();
  };
  const up = () => void place(ids[at - 2] ?? null);
  const down = () => void place(ids[at + 1]);
  const same = isSameStoreDraft(draft, start);
  return (
    <form className="stack editor-form" onSubmit={(event) => void save(event)} noValidate>
      {severalStores ? (
        <SoldOutButtons
          product={product}
          storeId={store.id}
          own={own}
          everywhere={ofBrand}
          onDone={onSaved}
        />
      ) : null}
      {severalStores && product.esgotado ? (
        <p className="t-cap">
          <Trans>Esgotado em todas as lojas</Trans>
        </p>
      ) : null}
      {overtaken === undefined ? null : (
        <StoreOvertaken
          overtaken={overtaken}
          onTakeTheirs={() => {
            begin(toStoreDraft(own));
            setSeen(undefined);
            setOvertaken(undefined);
          }}
        />
      )}
      <StoreFields
        product={product}
        store={store}
        severalStores={severalStores}
        mayShow={ofBrand}
        draft={draft}
        problems={pressed ? problems : []}
        onChange={change}
      />
      {severalStores ? (
        <fieldset className="chipwrap" aria-busy={busy}>
          <legend className="sr">
            <Trans>Ordem nesta loja</Trans>
          </legend>
          {at > 0 ? (
            <Button variant="outline" size="sm" onClick={up}>
              <Icon of={ArrowUp} size={16} />
              <Trans>Subir nesta loja</Trans>
            </Button>
          ) : null}
          {at >= 0 && at < ids.length - 1 ? (
            <Button variant="outline" size="sm" onClick={down}>
              <Icon of={ArrowDown} size={16} />
              <Trans>Descer nesta loja</Trans>
            </Button>
          ) : null}
          {own?.posicao == null ? null : (
            <Button variant="outline" size="sm" onClick={() => void place(undefined)}>
              <Icon of={Undo2} size={16} />
              <Trans>Ordem da marca</Trans>
            </Button>
          )}
        </fieldset>
      ) : null}
      <div className="cols-13 editor-save">
        <Button
          variant="neutral"
          size="md"
          unavailable={same ? t`Nada mudou.` : undefined}
          onClick={() => begin(start)}
        >
          <Trans>Descartar</Trans>
        </Button>
        <Button type="submit" size="md" loading={busy}>
          <Trans>Salvar</Trans>
        </Button>
      </div>
    </form>
  );
}
