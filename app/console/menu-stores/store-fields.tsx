// The fields of what a store has of its own about a product.
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffProduct } from '#contract/entities/console/menu.ts';
import type { MenuStore } from '#contract/entities/console/store-product.ts';
import type { WayOfServing } from '#contract/entities/product.ts';
import { CheckRow, SwitchRow } from '../../ui/choice-row.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ServedHours } from '../forms/served-hours.tsx';
import { CountField, MoneyField } from '../forms/typed-fields.tsx';
import { amountText } from '../forms/typed-values.ts';
import type { Shown, StoreDraft, StoreProblem } from './store-draft.ts';

type StoreFieldsProps = {
  product: StaffProduct;
  store: MenuStore;
  severalStores: boolean;
  /** May show what the brand hides. */
  mayShow: boolean;
  draft: StoreDraft;
  problems: readonly StoreProblem[];
  onChange: (part: Partial<StoreDraft>) => void;
};

export function StoreFields(props: StoreFieldsProps) {
  const { product, store, severalStores, mayShow, draft, problems, onChange } = props;
  const { t } = useLingui();
  const wrong = (problem: StoreProblem, words: string) => (problems.includes(problem) ? words : '');
  const ofBrand = amountText(product.valor);
  const here = draft.price.trim() === '' ? ofBrand : draft.price;
  const amount = t`Informe um valor.`;
  const ways: { way: WayOfServing; offered: boolean; label: string }[] = [
    { way: 'entrega', offered: store.permiteEntrega, label: t`Entrega` },
    { way: 'retirada', offered: store.permiteRetiradaBalcao, label: t`Retirada` },
    { way: 'mesa', offered: store.possuiPedidoMesa, label: t`Mesa` },
  ];
  const offered = ways.filter((one) => one.offered);
  const flip = (way: WayOfServing) =>
    onChange({
      ways: ways.map((one) => one.way).filter((one) => draft.ways.includes(one) !== (one === way)),
    });
  const shown: { value: Shown; label: string }[] = [
    { value: 'brand', label: product.visivel ? t`Como a marca: vende` : t`Como a marca: oculto` },
    ...(mayShow || product.visivel
      ? [{ value: 'shown' as const, label: t`Vende nesta loja` }]
      : []),
    { value: 'hidden', label: t`Não vende nesta loja` },
  ];
  return (
    <div className="fields">
      {severalStores ? (
        <MoneyField
          label={t`Preço nesta loja`}
          optional
          hint={t`Vazio: o preço da marca.`}
          value={draft.price}
          placeholder={ofBrand}
          error={wrong('price', amount)}
          onChange={(price) => onChange({ price })}
        />
      ) : null}
      {severalStores && (draft.price.trim() !== '' || draft.listPrice.trim() !== '') ? (
        <MoneyField
          label={t`Preço “de” nesta loja`}
          optional
          hint={t`O preço antigo, riscado: o item fica em promoção nesta loja.`}
          value={draft.listPrice}
          error={
            wrong('listPrice', amount) ||
            wrong('listPriceTooLow', t`Tem de ser maior que o preço nesta loja.`)
          }
          onChange={(listPrice) => onChange({ listPrice })}
        />
      ) : null}
      <div className="cols2">
        {store.permiteEntrega ? (
          <MoneyField
            label={t`Preço para entrega`}
            optional
            value={draft.deliveryPrice}
            placeholder={here}
            error={wrong('deliveryPrice', amount)}
            onChange={(deliveryPrice) => onChange({ deliveryPrice })}
          />
        ) : null}
        {store.permiteRetiradaBalcao ? (
          <MoneyField
            label={t`Preço para retirada`}
            optional
            value={draft.pickupPrice}
            placeholder={here}
            error={wrong('pickupPrice', amount)}
            onChange={(pickupPrice) => onChange({ pickupPrice })}
          />
        ) : null}
        {store.possuiPedidoMesa ? (
          <MoneyField
            label={t`Preço na mesa`}
            optional
            value={draft.tablePrice}
            placeholder={here}
            error={wrong('tablePrice', amount)}
            onChange={(tablePrice) => onChange({ tablePrice })}
          />
        ) : null}
      </div>
      {offered.length < 2 ? null : (
        <fieldset className="store-ways">
          <legend className="t-label">
            <Trans>Vendido em</Trans>
          </legend>
          {offered.map(({ way, label }) => (
            <CheckRow
              key={way}
              label={label}
              checked={draft.ways.includes(way)}
              onChange={() => flip(way)}
            />
          ))}
          {problems.includes('ways') ? (
            <Notice tone="danger" role="alert">
              <Trans>Marque pelo menos uma forma, ou tire o item do cardápio da loja.</Trans>
            </Notice>
          ) : null}
        </fieldset>
      )}
      {severalStores ? (
        <>
          <SelectField
            label={t`No cardápio desta loja`}
            options={shown}
            value={draft.shown}
            onChange={(event) => onChange({ shown: event.currentTarget.value as Shown })}
          />
          <CountField
            label={t`Porções restantes nesta loja`}
            optional
            hint={t`Vazio: conta como a marca.`}
            value={draft.portions}
            error={wrong('portions', t`Informe um número inteiro.`)}
            onChange={(portions) => onChange({ portions })}
          />
          <SwitchRow
            label={<Trans>Horários próprios nesta loja</Trans>}
            detail={<Trans>No lugar dos horários do item na marca.</Trans>}
            checked={draft.ownHours}
            onChange={(event) => onChange({ ownHours: event.currentTarget.checked })}
          />
          {draft.ownHours ? (
            <ServedHours
              lines={draft.served}
              error={wrong('served', t`Escolha os dias e preencha as horas.`)}
              onChange={(served) => onChange({ served })}
            />
          ) : null}
        </>
      ) : null}
    </div>
  );
}
