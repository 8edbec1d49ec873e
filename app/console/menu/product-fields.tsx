// The fields of a product.
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffCategory } from '#contract/entities/console/menu.ts';
import type { PictureTint } from '#contract/entities/menu.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { SelectField } from '../../ui/field.tsx';
import { CountField, MoneyField, ParagraphField, WordField } from '../forms/typed-fields.tsx';
import { MenuPictureField } from './picture-field.tsx';
import type { DraftProblem, ProductDraft } from './product-draft.ts';
import { WeightFields } from './weight-fields.tsx';

type MenuProductFieldsProps = {
  draft: ProductDraft;
  problems: readonly DraftProblem[];
  /** Address of what is drawn of it. */
  drawing: string | null;
  tint: PictureTint;
  categories: readonly StaffCategory[];
  onChange: (part: Partial<ProductDraft>) => void;
};

export function MenuProductFields({
  draft,
  problems,
  drawing,
  tint,
  categories,
  onChange,
}: MenuProductFieldsProps) {
  const { t } = useLingui();
  const wrong = (problem: DraftProblem, words: string) => (problems.includes(problem) ? words : '');
  return (
    <div className="fields">
      <MenuPictureField draft={draft} drawing={drawing} tint={tint} onChange={onChange} />
      <WordField
        label={t`Nome`}
        value={draft.nome}
        maxLength={160}
        error={wrong('name', t`Dê um nome ao item.`)}
        onChange={(nome) => onChange({ nome })}
      />
      <ParagraphField
        label={t`Descrição`}
        optional
        rows={3}
        value={draft.descricao}
        maxLength={1000}
        onChange={(descricao) => onChange({ descricao })}
      />
      <div className="cols2">
        <MoneyField
          label={draft.byWeight ? t`Preço por quilo` : t`Preço`}
          value={draft.price}
          placeholder="0,00"
          error={wrong('price', t`Informe o preço.`)}
          onChange={(price) => onChange({ price })}
        />
        <MoneyField
          label={t`Preço “de”`}
          optional
          value={draft.listPrice}
          placeholder="0,00"
          error={
            wrong('listPrice', t`Informe um valor.`) ||
            wrong('listPriceTooLow', t`O preço “de” tem de ser maior que o preço.`)
          }
          onChange={(listPrice) => onChange({ listPrice })}
        />
      </div>
      <WeightFields draft={draft} problems={problems} onChange={onChange} />
      {parseMoneyInput(draft.price) === 0 ? (
        <SwitchRow
          label={<Trans>Grátis</Trans>}
          detail={
            <Trans>
              Sem isto, um item de preço zero só é vendido quando uma opção obrigatória custa algo.
            </Trans>
          }
          checked={draft.gratis}
          onChange={(event) => onChange({ gratis: event.currentTarget.checked })}
        />
      ) : null}
      <SwitchRow
        label={<Trans>Promoção</Trans>}
        detail={
          <Trans>Aparece entre as promoções e não recebe desconto percentual de cupom.</Trans>
        }
        checked={draft.promocional}
        onChange={(event) => onChange({ promocional: event.currentTarget.checked })}
      />
      <SwitchRow
        label={<Trans>No cardápio</Trans>}
        detail={<Trans>Desligado, o item fica oculto para os clientes.</Trans>}
        checked={draft.visivel}
        onChange={(event) => onChange({ visivel: event.currentTarget.checked })}
      />
      <SelectField
        label={t`Categoria`}
        options={categories.map(({ id, nome }) => ({ value: String(id), label: nome }))}
        value={String(draft.idCategoria)}
        onChange={(event) => onChange({ idCategoria: Number(event.currentTarget.value) })}
      />
      <WordField
        label={t`Etiquetas`}
        optional
        hint={t`Separadas por vírgulas, como: vegano, sem glúten`}
        value={draft.tags}
        error={wrong('tags', t`São no máximo 12 etiquetas de 40 letras.`)}
        onChange={(tags) => onChange({ tags })}
      />
      <CountField
        label={draft.byWeight ? t`Gramas restantes` : t`Porções restantes`}
        optional
        hint={t`Vazio: ninguém conta. Cada pedido diminui o número.`}
        value={draft.portions}
        error={wrong('portions', t`Informe um número inteiro.`)}
        onChange={(portions) => onChange({ portions })}
      />
    </div>
  );
}
