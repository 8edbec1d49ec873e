// The sheets themselves: black on white, in columns where the letters are small.
import { Trans, useLingui } from '@lingui/react/macro';
import type { PrintedMenu } from '#contract/entities/printed-menu.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { useMoney } from '../ui/money.tsx';
import { usePaperDay } from './printed-menu-changes.tsx';

export type PaperFormat = 'a4' | 'a5' | 'large';
type PaperMenuProps = { menu: PrintedMenu; format: PaperFormat; words: boolean; options: boolean };
type PaperProduct = PrintedMenu['categorias'][number]['produtos'][number];

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
        {menu.categorias.map(({ id, nome, descricao, produtos }) => (
          <section key={id}>
            <h3>{nome}</h3>
            {words && descricao !== '' ? <p className="paper-words">{descricao}</p> : null}
            <ul>
              {produtos.map((product) => (
                <Product key={product.id} product={product} words={words} options={options} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <footer>
        <Trans>Preços de {day}. Pagar o serviço é opcional.</Trans>
      </footer>
    </article>
  );
}

function Product({ product, words, options }: { product: PaperProduct } & Pick<PaperMenuProps, 'words' | 'options'>) {
  const { t } = useLingui();
  const money = useMoney();
  const { nome, descricao, valor, aPartirDe, grupos } = product;
  const price = money(valor);
  return (
    <li>
      <p className="paper-line">
        <b>{nome}</b>
        <i aria-hidden="true" />
        <span>{aPartirDe ? t`a partir de ${price}` : price}</span>
      </p>
      {words && descricao !== '' ? <p className="paper-words">{descricao}</p> : null}
      {options
        ? grupos.map((group) => (
            <p key={group.nome} className="paper-group">
              <b>{group.nome}:</b>{' '}
              {group.opcoes
                .map((option) => {
                  if (option.valor === null) return option.nome;
                  return group.soma ? `${option.nome} (+ ${money(option.valor)})` : `${option.nome} ${money(option.valor)}`;
                })
                .join(' · ')}
            </p>
          ))
        : null}
    </li>
  );
}
