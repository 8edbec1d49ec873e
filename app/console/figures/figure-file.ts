// The figures as CSV: days, parts and products, each beside the period before.
import { useLingui } from '@lingui/react/macro';
import type { Figures } from '#contract/entities/console/figures.ts';
import { csvText } from '#rules/menu-files/csv-text.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { saveText } from '../frame/download-text.ts';
import { fileName } from './file-name.ts';
import { usePartWords } from './part-words.ts';
import type { Asked } from './period-form.tsx';

export function useFigureFile(): (figures: Figures, asked: Asked) => void {
  const { t } = useLingui();
  const brand = useBrand();
  const words = usePartWords();
  return ({ porDia, anterior, partes, maisVendidos }, asked) => {
    const table = [
      [t`Dia`, t`Vendas`, t`Pedidos`],
      ...[...anterior.porDia, ...porDia].map(({ data, vendas, quantidadePedidos }) => [
        data,
        vendas / 100,
        quantidadePedidos,
      ]),
      [],
      [t`Tabela`, t`Nome`, t`Pedidos`, t`Valor`, t`Pedidos antes`, t`Valor antes`],
      ...partes.map((part) => [
        words.title[part.recorte],
        words.name(part),
        part.quantidadePedidos,
        part.valor / 100,
        part.quantidadeAnterior,
        part.valorAnterior / 100,
      ]),
      [],
      [t`Produto`, t`Quantidade`, t`Vendas`],
      ...maisVendidos.map(({ nome, quantidadeVendida, vendas }) => [
        nome,
        quantidadeVendida,
        vendas / 100,
      ]),
    ];
    saveText(fileName(brand, asked), csvText(table));
  };
}
