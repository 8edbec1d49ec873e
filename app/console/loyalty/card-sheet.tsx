// Edits a card's terms. Cards already begun keep theirs.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { LoyaltySettings, RevisedProgram } from '#contract/endpoints/loyalty.ts';
import type { RewardKind } from '#contract/entities/loyalty.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { SelectField } from '../../ui/field.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { Notice } from '../../ui/notice.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useCall } from '../../use-call.ts';
import { useDraft } from '../../use-draft.ts';
import { FormSheet } from '../forms/form-sheet.tsx';
import { CountField, MoneyField, NumberField, WordField } from '../forms/typed-fields.tsx';
import { firstForm, readForm } from './card-form.ts';
import { useOwnStores } from './stores.ts';

type TextName = 'stamps' | 'days' | 'worth' | 'percent' | 'minimum';
type CardSheetProps = {
  settings: LoyaltySettings;
  program: RevisedProgram | null;
  onClose: () => void;
};

export function LoyaltyCardSheet({ settings, program, onClose }: CardSheetProps) {
  const { t } = useLingui();
  const stores = useOwnStores(settings);
  // Also after a refusal: what a colleague changed is shown when the sheet is opened again.
  const { busy, run } = useCall({ reread: 'always' });
  const {
    draft: form,
    set,
    tried,
    tryOut,
  } = useDraft(() => firstForm(program, settings.idEstabelecimento));
  const products = useProducts(Number(form.store) || (stores[0]?.id ?? null));
  const [problem, setProblem] = useState<string | null>(null);
  const read = readForm(form);
  const text = (name: TextName, wrong: boolean, say: string) => ({
    value: form[name],
    error: tried && wrong ? say : undefined,
    onChange: (value: string) => set({ [name]: value }),
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    tryOut();
    focusFirstWrong(event.currentTarget);
    if (!read.right) return setProblem(t`Confira os campos marcados.`);
    setProblem(null);
    const { right: _, ...wanted } = read;
    const outcome = await run((client) =>
      client.saveStampProgram({
        ...wanted,
        id: program?.id ?? null,
        revisao: program?.revisao ?? null,
        premio: { ...wanted.premio, maximoDesconto: program?.premio.maximoDesconto ?? 0 },
      }),
    );
    if (outcome?.ok) onClose();
    else if (outcome !== null) setProblem(outcome.text);
  };
  const kinds: Record<RewardKind, string> = {
    valor: t`Desconto em valor`,
    percentual: t`Desconto em porcentagem`,
    produto: t`Produto grátis`,
  };
  const { premio } = read;
  return (
    <FormSheet title={program === null ? t`Novo cartão` : t`Editar cartão`} onClose={onClose}>
      <form className="stack" onSubmit={save} noValidate>
        <WordField
          label={t`Nome do prêmio`}
          hint={t`É o que o cliente lê no cartão.`}
          maxLength={60}
          value={form.name}
          error={tried && read.nome === '' ? t`Dê um nome ao prêmio.` : undefined}
          onChange={(name) => set({ name })}
        />
        <div className="setup-grid">
          <CountField
            label={t`Quantos selos`}
            {...text('stamps', Number.isNaN(read.selosNecessarios), t`De 1 a 50.`)}
          />
          <CountField
            label={t`Validade em dias`}
            {...text('days', Number.isNaN(read.diasValidade), t`De 1 a 3650.`)}
          />
        </div>
        <SelectField
          label={t`Prêmio`}
          options={(Object.keys(kinds) as RewardKind[]).map((value) => ({
            value,
            label: kinds[value],
          }))}
          value={form.kind}
          onChange={(event) => set({ kind: event.target.value as RewardKind })}
        />
        {form.kind === 'valor' ? (
          <MoneyField
            label={t`Valor do desconto`}
            {...text('worth', !(premio.valor > 0), t`Informe o valor.`)}
          />
        ) : null}
        {form.kind === 'percentual' ? (
          <NumberField
            label={t`Porcentagem`}
            unit="%"
            {...text('percent', !(premio.percentual > 0), t`De 1 a 100.`)}
          />
        ) : null}
        {form.kind === 'produto' ? (
          <SelectField
            label={t`Produto`}
            placeholder={t`Escolha`}
            options={products}
            value={form.product}
            error={tried && premio.idProduto === null ? t`Escolha o produto.` : undefined}
            onChange={(event) => set({ product: event.target.value })}
          />
        ) : null}
        {stores.length < 2 ? null : (
          <SelectField
            label={t`Loja`}
            placeholder={t`Todas as lojas`}
            options={stores.map(({ id, nome }) => ({ value: String(id), label: nome }))}
            value={form.store}
            onChange={(event) => set({ store: event.target.value })}
          />
        )}
        <div className="card pad0 list">
          <SwitchRow
            label={t`O código do balcão dá selo`}
            checked={form.byCode}
            onChange={(event) => set({ byCode: event.target.checked })}
          />
          <SwitchRow
            label={t`Pedidos entregues dão selo`}
            checked={form.byOrder}
            onChange={(event) => set({ byOrder: event.target.checked })}
          />
          <SwitchRow
            label={t`Ligado`}
            checked={form.active}
            onChange={(event) => set({ active: event.target.checked })}
          />
        </div>
        {form.byOrder ? (
          <MoneyField
            label={t`Pedido mínimo para ganhar`}
            {...text('minimum', Number.isNaN(read.valorMinimoPedido), t`Informe o valor.`)}
          />
        ) : null}
        <div role="alert">{problem === null ? null : <Notice tone="danger">{problem}</Notice>}</div>
        <Button type="submit" block loading={busy}>
          <Trans>Salvar</Trans>
        </Button>
      </form>
    </FormSheet>
  );
}

function useProducts(storeId: number | null) {
  const { reply } = useAnswer(storeId, (client, idEstabelecimento) =>
    client.menu({ idEstabelecimento }),
  );
  if (!reply?.ok) return [];
  return reply.value.categorias.flatMap(({ produtos }) =>
    produtos.map(({ id, nome }) => ({ value: String(id), label: nome })),
  );
}
