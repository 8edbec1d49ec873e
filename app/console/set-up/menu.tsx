// The menu's first products: a name, a price and a category. A file imports a whole menu; the
// editor does the rest.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FileUp, Utensils } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Client } from '#contract/client.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { StaffMenu } from '#contract/entities/console/menu.ts';
import { parseMoneyInput } from '#rules/price/money-input.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/money.tsx';
import { useDraft } from '../../use-draft.ts';
import { PhotoField } from '../forms/photo-field.tsx';
import { SetupFlowContext, SetupForm } from '../forms/save-section.tsx';
import { MoneyField, ParagraphField, WordField } from '../forms/typed-fields.tsx';
import { MenuFilesSheet } from '../menu-bulk/files-sheet.tsx';
import { GuideMoves } from './frame.tsx';
import type { GuideStep } from './steps.ts';

const SHOWN = 6;
const empty = { nome: '', price: '', descricao: '', urlImagem: null as string | null };

export function GuideMenu({ menu, mine }: { menu: StaffMenu; mine: readonly GuideStep[] }) {
  const { t } = useLingui();
  const money = useMoney();
  const { revalidate } = useRevalidator();
  const [files, setFiles] = useState(false);
  const there = menu.categorias.flatMap(({ id, produtos }) =>
    produtos.length === 0 ? [] : [{ id }],
  );
  const products = menu.categorias.flatMap(({ produtos }) => produtos);
  const usual = menu.categorias.find(({ id }) => id === there.at(-1)?.id) ?? menu.categorias[0];
  const [category, setCategory] = useState(usual?.nome ?? '');
  const { draft, set, tried, tryOut, restart } = useDraft(empty);
  /** Categories created here for a product that was then refused: a retry uses them. */
  const made = useRef(new Map<string, number>());
  const valor = parseMoneyInput(draft.price);
  const wrong = {
    category: category.trim() === '',
    nome: draft.nome.trim() === '',
    // Customers do not see a product that costs 0 unless the menu's editor says that it is free.
    price: valor === null || valor === 0,
  };
  const whole = !wrong.category && !wrong.nome && !wrong.price;
  const count = products.length;
  /** Continuing would lose it. */
  const typed = draft.nome.trim() !== '' || draft.price !== '' || draft.urlImagem !== null;
  const goOn = typed ? <Trans>Continuar sem este produto</Trans> : <Trans>Continuar</Trans>;

  async function send(client: Client, cents: number) {
    const nome = category.trim();
    const known =
      menu.categorias.find((one) => one.nome.toLowerCase() === nome.toLowerCase())?.id ??
      made.current.get(nome);
    let idCategoria = known;
    if (idCategoria === undefined) {
      const saved = await client.saveCategory({
        id: null,
        atualizadoEm: null,
        nome,
        descricao: '',
        tom: 'peach',
        visivel: true,
      });
      if (!saved.ok) return saved;
      idCategoria = saved.value.id;
      made.current.set(nome, idCategoria);
    }
    const { descricao, urlImagem } = draft;
    const fields = {
      idCategoria,
      nome: draft.nome.trim(),
      descricao: descricao.trim(),
      urlImagem,
      valor: cents,
      valorDe: null,
      promocional: false,
    };
    return client.saveProduct({
      id: null,
      atualizadoEm: null,
      ...fields,
      etiquetas: [],
      grupos: [],
    });
  }
  return (
    <>
      {count === 0 ? null : (
        <section className="card stack md" aria-live="polite">
          <h3 className="t-item">
            <Plural value={count} one="# produto no cardápio" other="# produtos no cardápio" />
          </h3>
          <ul className="guide-products">
            {products.slice(-SHOWN).map(({ id, nome, valor: cents }) => (
              <li key={id} className="row between wraps">
                <span>{nome}</span>
                <b>{money(cents)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SetupFlowContext
        value={{
          save: <Trans>Adicionar ao cardápio</Trans>,
          second: count > 0 && !typed,
          beside: (
            <GuideMoves
              place="cardapio"
              mine={mine}
              {...(count > 0 && { on: goOn, aside: typed })}
            />
          ),
          onSaved: async () => {
            restart(empty);
            await revalidate();
          },
        }}
      >
        <SetupForm
          problem={tried && !whole ? t`Informe a categoria, o nome e o preço.` : null}
          send={(client) => {
            tryOut();
            return whole && valor !== null ? send(client, valor) : null;
          }}
        >
          <section className="card stack">
            <h3 className="t-item">
              {count === 0 ? <Trans>Primeiro produto</Trans> : <Trans>Mais um produto</Trans>}
            </h3>
            <div className="setup-grid">
              <WordField
                label={t`Categoria`}
                hint={t`Como Pizzas, Lanches ou Bebidas.`}
                maxLength={120}
                list="guide-categories"
                value={category}
                error={tried && wrong.category ? t`Dê um nome à categoria.` : undefined}
                onChange={setCategory}
              />
              <datalist id="guide-categories">
                {menu.categorias.map(({ id, nome }) => (
                  <option key={id} value={nome} />
                ))}
              </datalist>
              <WordField
                label={t`Nome do produto`}
                maxLength={160}
                value={draft.nome}
                error={tried && wrong.nome ? t`Dê um nome ao produto.` : undefined}
                onChange={(nome) => set({ nome })}
              />
              <MoneyField
                label={t`Preço`}
                value={draft.price}
                error={tried && wrong.price ? t`Informe o preço.` : undefined}
                onChange={(price) => set({ price })}
              />
            </div>
            <ParagraphField
              label={t`Descrição`}
              optional
              rows={2}
              maxLength={1000}
              value={draft.descricao}
              onChange={(descricao) => set({ descricao })}
            />
            <PhotoField
              use="produto"
              url={draft.urlImagem}
              hint={t`Opcional. Produtos com foto vendem mais.`}
              onChange={(urlImagem) => set({ urlImagem })}
            >
              {draft.urlImagem === null ? null : (
                <img
                  className="guide-photo"
                  src={draft.urlImagem}
                  alt={t`Foto atual`}
                  width="88"
                  height="88"
                />
              )}
            </PhotoField>
          </section>
        </SetupForm>
      </SetupFlowContext>
      <section className="card stack md">
        <h3 className="t-item">
          <Trans>Já tem o cardápio em um arquivo?</Trans>
        </h3>
        <p className="t-cap">
          <Trans>
            Planilha (CSV), JSON ou Open Delivery: centenas de produtos entram em segundos, e cada
            linha recusada é explicada.
          </Trans>
        </p>
        <div className="setup-actions">
          <Button variant="outline" size="md" onClick={() => setFiles(true)}>
            <Icon of={FileUp} size={18} />
            <Trans>Importar um arquivo</Trans>
          </Button>
          <Link className={buttonClass({ variant: 'quiet', size: 'md' })} to={consolePages.menu}>
            <Icon of={Utensils} size={18} />
            <Trans>Abrir o editor</Trans>
          </Link>
        </div>
      </section>
      {files ? (
        <MenuFilesSheet
          timeZone={menu.fusoHorario}
          ofStores={false}
          onClose={() => setFiles(false)}
        />
      ) : null}
    </>
  );
}
