// What the menu shows of a product: its photo, a drawing made from its words, or nothing.
import { Trans, useLingui } from '@lingui/react/macro';
import type { PictureTint } from '#contract/entities/menu.ts';
import type { PictureChoice } from '#contract/entities/product.ts';
import { Media } from '../../ui/media.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { PhotoField } from '../forms/photo-field.tsx';
import type { ProductDraft } from './product-draft.ts';

type MenuPictureFieldProps = {
  draft: Pick<ProductDraft, 'imagem' | 'urlImagem' | 'nome'>;
  /** Address of the drawing; null until the product has a name. */
  drawing: string | null;
  tint: PictureTint;
  onChange: (part: Partial<ProductDraft>) => void;
};

export function MenuPictureField({
  draft: { imagem, urlImagem, nome },
  drawing,
  tint,
  onChange,
}: MenuPictureFieldProps) {
  const { t } = useLingui();
  const choices: { value: PictureChoice; label: string }[] = [
    { value: 'foto', label: t`Foto` },
    { value: 'desenho', label: t`Desenho` },
    { value: 'nenhuma', label: t`Sem imagem` },
  ];
  return (
    <div className="stack tight">
      <Segmented
        label={t`Imagem do item`}
        options={choices}
        value={imagem}
        onChange={(value) => onChange({ imagem: value })}
      />
      {imagem === 'foto' ? (
        <PhotoField
          use="produto"
          url={urlImagem}
          hint={
            urlImagem === null
              ? t`Quadrada, a partir de 800 px. Sem foto, o cardápio mostra o desenho.`
              : t`Quadrada, a partir de 800 px`
          }
          onChange={(url) => onChange({ urlImagem: url })}
        >
          <Media src={urlImagem ?? drawing} name={nome} tint={tint} />
        </PhotoField>
      ) : imagem === 'desenho' ? (
        <div className="editor-photo">
          <Media src={drawing} name={nome} tint={tint} />
          <span className="t-cap">
            <Trans>
              Feito a partir do nome e da descrição. Quanto mais eles dizem, mais aparece.
            </Trans>
          </span>
        </div>
      ) : (
        <span className="t-cap">
          <Trans>O item aparece só com o texto.</Trans>
        </span>
      )}
    </div>
  );
}
