// The printed sheets: black on white, in columns where the type is small.
import { Trans, useLingui } from '@lingui/react/macro';
import type { PrintedMenu } from '#contract/entities/console/printed-menu.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { BrandLogo } from '../../brand/brand-logo.tsx';
import { useMoney } from '../../ui/money.tsx';
import { usePaperDay } from './changes.tsx';

export type PaperFormat = 'a4' | 'a5' | 'large';
type PaperMenuProps = { menu: PrintedMenu; format: PaperFormat; words: boolean; options: boolean };
type PaperCategory = PrintedMenu['categorias'][number];
type PaperProduct = PaperCategory['produtos'][number];
type PaperGroup = PaperProduct['grupos'][number];

export function PaperMenu({ menu, format, words, options }: PaperMenuProps) {
  const { projectName } = useBrand();
  const day = usePaperDay(menu)(menu.agora);
  const store = menu.estabelecimentos.find(({ id }) => id === menu.idEstabelecimento)?.nome ?? '';
  return (
    <article className={`paper paper-${format}`}>
      <header>
        <BrandLogo />
        <div>
          <h2>{projectName}</h2>
          {store === projectName ? null : <p>{store}</p>}
        </div>
      </header>
      <div className="paper-columns">
        {menu.categorias.map((category) => (
          <Category key={category.id} category={category} words={words} options={options} />
        ))}
      </div>
      <footer>
        <Trans>Preços de {day}. Pagar o serviço é opcional.</Trans>
      </footer>
    </article>
  );
}

type Shown = Pick<PaperMenuProps, 'words' | 'options'>;

/**
 * Options that all products of a category share at the same prices are printed once, below its
 * name.
 */
function Category({
  category: { nome, descricao, produtos },
  words,
  options,
}: { category: PaperCategory } & Shown) {
  const [first, ...others] = produtos;
  const common =
    first === undefined || others.length === 0
      ? []
      : first.grupos.filter((group) => others.every(({ grupos }) => grupos.some(sameAs(group))));
  return (
    <section>
      <h3>{nome}</h3>
      {words && descricao !== '' ? <p className="paper-words">{descricao}</p> : null}
      {options ? <Groups groups={common} /> : null}
      <ul>
        {produtos.map((product) => (
          <Product
            key={product.id}
            product={{
              ...product,
              grupos: product.grupos.filter((group) => !common.some(sameAs(group))),
            }}
            words={words}
            options={options}
          />
        ))}
      </ul>
    </section>
  );
}

const sameAs = (one: PaperGroup) => (other: PaperGroup) =>
  JSON.stringify(one) === JSON.stringify(other);

function Groups({ groups }: { groups: readonly PaperGroup[] }) {
  const money = useMoney();
  return groups.map((group) => (
    <p key={group.nome} className="paper-group">
      <b>{group.nome}:</b>{' '}
      {group.opcoes
        .map(({ nome, valor }) => {
          if (valor === null) return nome;
          return group.soma ? `${nome} (+\u00a0${money(valor)})` : `${nome} ${money(valor)}`;
        })
        .join('\u00a0· ')}
    </p>
  ));
}

function Product({ product, words, options }: { product: PaperProduct } & Shown) {
  const { t } = useLingui();
  const money = useMoney();
  const { nome, descricao, valor, aPartirDe, porQuilo, grupos } = product;
  const price = porQuilo ? `${money(valor)}/kg` : money(valor);
  return (
    <li>
      <p className="paper-line">
        <b>{nome}</b>
        <i aria-hidden="true" />
        <span>{aPartirDe ? t`a partir de ${price}` : price}</span>
      </p>
      {words && descricao !== '' ? <p className="paper-words">{descricao}</p> : null}
      {options ? <Groups groups={grupos} /> : null}
    </li>
  );
}
