// Defines what a card promises. Cards that were begun keep the promise that they were begun with.
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useState } from 'react';
import type { RewardKind, StampProgram } from '#contract/entities/loyalty.ts';
import { parseMoneyInput } from '#rules/currency.ts';
import { useAccountCall } from '../account/use-account-call.ts';
import { api } from '../api.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { Button } from '../ui/button.tsx';
import { SwitchRow } from '../ui/choice-row.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { moneyInput, percentInput, readDays, readPercent } from './loyalty-inputs.ts';

export function LoyaltyCardSheet({ program, onClose }: { program: StampProgram | null; onClose: () => void }) {
  const { t } = useLingui();
  const { estabelecimentos } = useBrand();
  const { busy, run } = useAccountCall();
  const products = useProducts(estabelecimentos[0]?.id ?? null);
  const [form, setForm] = useState(() => firstForm(program));
  const [problem, setProblem] = useState<string | null>(null);
  const field = (name: keyof typeof form) => ({
    value: String(form[name]),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const [stamps, days, percent] = [Number(form.stamps), readDays(form.days), readPercent(form.percent || '0')];
    const [worth, minimum] = [parseMoneyInput(form.worth || '0'), form.byOrder ? parseMoneyInput(form.minimum || '0') : null];
    const right =
      form.name.trim() !== '' && Number.isInteger(stamps) && stamps >= 1 && stamps <= 50 && days !== undefined && percent !== null && worth !== null;
    if (!right || (form.byOrder && minimum === null) || (form.kind === 'produto' && form.product === '')) return setProblem(t`Confira os campos.`);
    const outcome = await run((client) =>
      client.saveStampProgram({
        id: program?.id ?? null,
        nome: form.name.trim(),
        idEstabelecimento: form.store === '' ? null : Number(form.store),
        selosNecessarios: stamps,
        valorMinimoPedido: minimum,
        porCodigo: form.byCode,
        premio: {
          tipo: form.kind,
          valor: worth,
          percentual: percent,
          maximoDesconto: program?.premio.maximoDesconto ?? 0,
          idProduto: form.kind === 'produto' ? Number(form.product) : null,
        },
        diasValidade: days,
        ativo: form.active,
      }),
    );
    if (outcome?.ok) onClose();
    else if (outcome !== null) setProblem(outcome.text);
  };
  const kinds: Record<RewardKind, string> = { valor: t`Desconto em valor`, percentual: t`Desconto em porcentagem`, produto: t`Produto grátis` };
  return (
    <Sheet title={program === null ? t`Novo cartão` : t`Editar cartão`} onClose={onClose}>
      <form className="stack" onSubmit={save} noValidate>
        <TextField label={t`Nome do prêmio`} maxLength={60} {...field('name')} />
        <TextField label={t`Quantos selos`} inputMode="numeric" {...field('stamps')} />
        <SelectField label={t`Prêmio`} options={(Object.keys(kinds) as RewardKind[]).map((value) => ({ value, label: kinds[value] }))} {...field('kind')} />
        {form.kind === 'valor' ? <TextField label={t`Valor do desconto`} inputMode="decimal" {...field('worth')} /> : null}
        {form.kind === 'percentual' ? <TextField label={t`Porcentagem`} inputMode="decimal" {...field('percent')} /> : null}
        {form.kind === 'produto' ? <SelectField label={t`Produto`} placeholder={t`Escolha`} options={products} {...field('product')} /> : null}
        {estabelecimentos.length < 2 ? null : (
          <SelectField
            label={t`Loja`}
            placeholder={t`Todas as lojas`}
            options={estabelecimentos.map(({ id, nome }) => ({ value: String(id), label: nome }))}
            {...field('store')}
          />
        )}
        <TextField label={t`Validade em dias`} inputMode="numeric" {...field('days')} />
        <SwitchRow label={t`O código do balcão dá selo`} checked={form.byCode} onChange={(event) => setForm({ ...form, byCode: event.target.checked })} />
        <SwitchRow label={t`Pedidos entregues dão selo`} checked={form.byOrder} onChange={(event) => setForm({ ...form, byOrder: event.target.checked })} />
        {form.byOrder ? <TextField label={t`Pedido mínimo para ganhar`} inputMode="decimal" {...field('minimum')} /> : null}
        <SwitchRow label={t`Ligado`} checked={form.active} onChange={(event) => setForm({ ...form, active: event.target.checked })} />
        {problem === null ? null : (
          <p className="t-sub" role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" block loading={busy}>
          <Trans>Salvar</Trans>
        </Button>
      </form>
    </Sheet>
  );
}

function firstForm(program: StampProgram | null) {
  const { tipo, valor, percentual, idProduto } = program?.premio ?? { tipo: 'valor' as const, valor: 0, percentual: 0, idProduto: null };
  return {
    name: program?.nome ?? '',
    stamps: String(program?.selosNecessarios ?? 10),
    kind: tipo as RewardKind,
    worth: moneyInput(valor),
    percent: percentInput(percentual),
    product: idProduto === null ? '' : String(idProduto),
    store: program?.idEstabelecimento == null ? '' : String(program.idEstabelecimento),
    days: String(program?.diasValidade ?? 180),
    byCode: program?.porCodigo ?? true,
    byOrder: program?.valorMinimoPedido != null,
    minimum: moneyInput(program?.valorMinimoPedido ?? 0),
    active: program?.ativo ?? true,
  };
}

function useProducts(storeId: number | null) {
  const [products, setProducts] = useState<{ value: string; label: string }[]>([]);
  useEffect(() => {
    if (storeId === null) return;
    let stale = false;
    api()
      .then((client) => client.menu({ idEstabelecimento: storeId }))
      .then((result) => {
        if (stale || !result.ok) return;
        setProducts(result.value.categorias.flatMap(({ produtos }) => produtos.map(({ id, nome }) => ({ value: String(id), label: nome }))));
      })
      .catch(() => {});
    return () => {
      stale = true;
    };
  }, [storeId]);
  return products;
}
