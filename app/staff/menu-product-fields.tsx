// The fields of a product.
import { Trans, useLingui } from '@lingui/react/macro';
import type { PictureTint } from '#contract/entities/menu.ts';
import type { StaffCategory } from '#contract/entities/staff-menu.ts';
import { SwitchRow } from '../ui/choice-row.tsx';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { Media } from '../ui/media.tsx';
import { PhotoField } from './photo-field.tsx';
import type { DraftProblem, ProductDraft } from './product-draft.ts';

type MenuProductFieldsProps = {
  draft: ProductDraft;
  problems: readonly DraftProblem[];
  tint: PictureTint;
  categories: readonly StaffCategory[];
  onChange: (part: Partial<ProductDraft>) => void;
};

export function MenuProductFields({ draft, problems, tint, categories, onChange }: MenuProductFieldsProps) {
  const { t } = useLingui();
  const wrong = (problem: DraftProblem, words: string) => (problems.includes(problem) ? words : '');
  return (
    <div className="fields">
      <PhotoField use="produto" url={draft.urlImagem} hint={t`Quadrada, a partir de 800 px`} onChange={(urlImagem) => onChange({ urlImagem })}>
        <Media src={draft.urlImagem} name={draft.nome} tint={tint} />
      </PhotoField>
      <TextField
        label={t`Nome`}
        value={draft.nome}
        maxLength={160}
        error={wrong('name', t`Dê um nome ao item.`)}
        onChange={(event) => onChange({ nome: event.currentTarget.value })}
      />
      <TextArea
        label={t`Descrição`}
        optional
        rows={3}
        value={draft.descricao}
        maxLength={1000}
        onChange={(event) => onChange({ descricao: event.currentTarget.value })}
      />
      <div className="cols2">
        <TextField
          label={t`Preço`}
          inputMode="decimal"
          value={draft.price}
          placeholder="0,00"
          error={wrong('price', t`Informe o preço.`)}
          onChange={(event) => onChange({ price: event.currentTarget.value })}
        />
        <TextField
          label={t`Preço “de”`}
          optional
          inputMode="decimal"
          value={draft.listPrice}
          placeholder="0,00"
          error={wrong('listPrice', t`Informe um valor.`) || wrong('listPriceTooLow', t`O preço “de” tem de ser maior que o preço.`)}
          onChange={(event) => onChange({ listPrice: event.currentTarget.value })}
        />
      </div>
      <SwitchRow
        label={<Trans>Promoção</Trans>}
        detail={<Trans>Aparece entre as promoções e não recebe desconto percentual de cupom.</Trans>}
        checked={draft.promocional}
        onChange={(event) => onChange({ promocional: event.currentTarget.checked })}
      />
      <SelectField
        label={t`Categoria`}
        options={categories.map(({ id, nome }) => ({ value: String(id), label: nome }))}
        value={String(draft.idCategoria)}
        onChange={(event) => onChange({ idCategoria: Number(event.currentTarget.value) })}
      />
      <TextField
        label={t`Etiquetas`}
        optional
        hint={t`Separadas por vírgulas, como: vegano, sem glúten`}
        value={draft.tags}
        error={wrong('tags', t`São no máximo 12 etiquetas de 40 letras.`)}
        onChange={(event) => onChange({ tags: event.currentTarget.value })}
      />
      <TextField
        label={t`Porções restantes`}
        optional
        inputMode="numeric"
        hint={t`Vazio: ninguém conta. Cada pedido diminui o número.`}
        value={draft.portions}
        error={wrong('portions', t`Informe um número inteiro.`)}
        onChange={(event) => onChange({ portions: event.currentTarget.value })}
      />
    </div>
  );
}
