// Problems of the menu, each with a link to the item.
import { Plural, useLingui } from '@lingui/react/macro';
import type { StaffMenu } from '#contract/entities/console/menu.ts';
import { lintMenu, type MenuFinding } from '#rules/menu-files/menu-lint.ts';
import { Notice } from '../../ui/notice.tsx';

export function MenuFindings({
  menu: { categorias, grupos, horarios, itensSemPrecoNaLoja, itensForaDasLojas },
  onOpen,
}: {
  menu: StaffMenu;
  onOpen: (productId: number) => void;
}) {
  const words = useFindingWords();
  const findings = lintMenu(
    // Served when category and product both allow it; the category's hours apply to products
    // without any.
    categorias.flatMap(({ produtos, disponibilidade }) =>
      produtos.map((product) =>
        product.disponibilidade.length > 0 ? product : { ...product, disponibilidade },
      ),
    ),
    grupos,
    horarios,
    { free: itensSemPrecoNaLoja, hidden: itensForaDasLojas },
  );
  if (findings.length === 0) return null;
  return (
    <Notice tone="warning">
      <details>
        <summary>
          <Plural
            value={findings.length}
            one="# ponto a rever no cardápio"
            other="# pontos a rever no cardápio"
          />
        </summary>
        <ul>
          {findings.map((finding) => (
            <li key={`${finding.kind} ${finding.productId} ${finding.groupName}`}>
              <button
                type="button"
                className="link editor-finding"
                onClick={() => onOpen(finding.productId)}
              >
                {words(finding)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}

function useFindingWords() {
  const { t } = useLingui();
  return ({ kind, name, groupName }: MenuFinding): string => {
    if (kind === 'groupImpossible')
      return t`${name}: ninguém consegue completar o grupo ${groupName}.`;
    if (kind === 'groupSoldOut') return t`${name}: tudo está esgotado no grupo ${groupName}.`;
    if (kind === 'listPriceTooLow') return t`${name}: o preço “de” não é maior que o preço.`;
    if (kind === 'promotionWithoutListPrice') return t`${name}: está em promoção sem preço “de”.`;
    if (kind === 'neverServed') return t`${name}: os horários dele nunca coincidem com os da loja.`;
    if (kind === 'withoutPicture')
      return t`${name}: sem imagem. Envie uma foto, ou diga na descrição o que é.`;
    if (kind === 'noPriceInStore')
      return t`${name}: o preço de uma loja é zero, por isso ela não vende o item.`;
    if (kind === 'inNoStore') return t`${name}: nenhuma loja vende este item.`;
    if (kind === 'choiceByWeight')
      return t`${name}: é vendido por peso, e os preços do grupo ${groupName} também contam por quilo.`;
    return t`${name}: sem preço, por isso não é vendido. Diga o preço, ou que é grátis.`;
  };
}
