// Reads a group of options of a menu's file.
import { GROUP_KIND } from '../price/option-groups.ts';
import type { FileGroup, FileOption } from './menu-file.ts';
import { asCents, asFlag, asList, asRecord, asText } from './written-values.ts';

const LONGEST = { grupo: 120, opcao: 120, descricao: 300 };
const MOST_OPTIONS = 200;

/** Null: it is incomplete, or one of its options is. */
export function readGroup(value: unknown): FileGroup | null {
  const raw = asRecord(value);
  const nome = asText(raw.nome);
  const adicional = raw.adicional;
  const count = (part: unknown, missing: number) =>
    part === undefined
      ? missing
      : typeof part === 'number' && Number.isInteger(part) && part >= 0 && part <= 99
        ? part
        : null;
  const [quantidadeMinima, quantidadeMaxima] = [
    count(raw.quantidadeMinima, 0),
    count(raw.quantidadeMaxima, 0),
  ];
  if (
    nome === '' ||
    nome.length > LONGEST.grupo ||
    quantidadeMinima === null ||
    quantidadeMaxima === null
  )
    return null;
  if (adicional !== 0 && adicional !== 1 && adicional !== 2 && adicional !== 3) return null;
  const listed = asList(raw.opcoes).map(asRecord);
  const opcoes = listed.flatMap((option): FileOption[] => {
    const [name, valor, descricao] = [
      asText(option.nome),
      asCents(option.valor ?? 0),
      asText(option.descricao),
    ];
    if (
      name === '' ||
      name.length > LONGEST.opcao ||
      descricao.length > LONGEST.descricao ||
      valor === null
    )
      return [];
    return [
      {
        nome: name,
        descricao: descricao || null,
        valor,
        informativo: asFlag(option.informativo) || adicional === GROUP_KIND.remarks,
      },
    ];
  });
  if (opcoes.length === 0 || opcoes.length < listed.length || opcoes.length > MOST_OPTIONS)
    return null;
  const rule = listed.some((option) => asFlag(option.considerarMaiorValor))
    ? 'maior'
    : listed.some((option) => asFlag(option.considerarMedia))
      ? 'media'
      : 'soma';
  const kind = saysOtherBounds(adicional, quantidadeMinima, quantidadeMaxima)
    ? GROUP_KIND.extras
    : adicional;
  return { nome, adicional: kind, quantidadeMinima, quantidadeMaxima, regraPreco: rule, opcoes };
}

/**
 * A variation always takes exactly one. Where the file says that none or several may be chosen, the
 * group becomes extras, which keep both bounds. Without a maximum the file says nothing.
 */
const saysOtherBounds = (kind: number, least: number, most: number): boolean =>
  kind === GROUP_KIND.variation && most > 0 && !(least === 1 && most === 1);
