// One group of options of a product: sizes, flavours, extras, removals.

import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OptionGroup as Group, Option, Product } from '#contract/entities/product.ts';
import { GROUP_KIND, groupBounds, UNLIMITED_CHOICES } from '#rules/price/option-groups.ts';
import { OwnWords } from '../../brand/own-words.tsx';
import { Badge } from '../../ui/badge.tsx';
import {
  type Choices,
  choose,
  countOf,
  isComplete,
  isFull,
  replacesChoice,
  styleOf,
} from './choices.ts';
import { groupElementId } from './group-focus.ts';
import { useGroupWords } from './group-words.ts';
import { ChoiceOption, NoneOption, PortionsOption } from './option-row.tsx';
import { useOptionSearch } from './option-search.tsx';
import { useToggle } from './use-toggle.tsx';

type OptionGroupProps = {
  product: Product;
  group: Group;
  choices: Choices;
  onChange: (choices: Choices, group: Group) => void;
  /** Between the title and the options: the drawn pizza. */
  children?: ReactNode;
};

export function OptionGroup({ product, group, choices, onChange, children }: OptionGroupProps) {
  const words = useGroupWords();
  const style = styleOf(group);
  const chosen = choices[group.id] ?? {};
  const full = isFull(choices, group);
  const set = (optionId: number, count: number) =>
    onChange(choose(choices, group, optionId, count), group);
  const toggle = useToggle({ group, choices, onChange });
  const search = useOptionSearch(group);
  const name = groupElementId(group.id);
  const { favourites, others } = favouritesFirst(group);
  const row = (option: Option) => {
    const count = chosen[option.id] ?? 0;
    const hidden = !search.finds(option) && count === 0;
    const common = { product, group, choices, option, count, hidden };
    if (style === 'portions')
      return (
        <PortionsOption
          key={option.id}
          {...common}
          full={full}
          onChange={(next) => set(option.id, next)}
        />
      );
    return (
      <ChoiceOption
        key={option.id}
        {...common}
        name={name}
        single={style === 'one'}
        full={full}
        replaces={replacesChoice(group)}
        onToggle={(on) => toggle(option, on)}
      />
    );
  };
  return (
    <fieldset
      className="og"
      id={name}
      tabIndex={-1}
      data-missing={groupBounds(group).minimum > 0 ? words.unchosen(group) : undefined}
    >
      <legend className="og-l">
        <span>
          <span className="t-head">
            <OwnWords>{group.nome}</OwnWords>
          </span>
          <span className="t-cap own-line">{words.rule(group)}</span>
        </span>
        <GroupBadge group={group} choices={choices} />
      </legend>
      {children}
      {search.field}
      <div className="opts">
        {style === 'one' && groupBounds(group).minimum === 0 ? (
          <NoneOption
            name={name}
            remark={group.adicional === GROUP_KIND.remarks}
            checked={countOf(choices, group.id) === 0}
            onChoose={() => onChange({ ...choices, [group.id]: {} }, group)}
          />
        ) : null}
        {favourites.length === 0 ? null : (
          <p className="overline opts-part" hidden={!search.idle}>
            <Trans>Mais pedidos</Trans>
          </p>
        )}
        {favourites.map(row)}
        {favourites.length === 0 ? null : (
          <p className="overline opts-part" hidden={!search.idle}>
            <Trans>Outros sabores</Trans>
          </p>
        )}
        {others.map(row)}
      </div>
    </fieldset>
  );
}

/** Required groups say so until complete; the others show a count where there is one. */
function GroupBadge({ group, choices }: { group: Group; choices: Choices }) {
  const { t } = useLingui();
  const { minimum, maximum } = groupBounds(group);
  const count = countOf(choices, group.id);
  if (minimum > 0) {
    return isComplete(choices, group) ? (
      <Badge className="req done" icon={Check}>
        <Trans>Pronto</Trans>
      </Badge>
    ) : (
      <Badge className="req">{count > 0 ? t`${count} de ${minimum}` : t`Obrigatório`}</Badge>
    );
  }
  const countable =
    maximum > 1 && maximum < UNLIMITED_CHOICES && group.adicional !== GROUP_KIND.remarks;
  return count > 0 && countable ? <Badge>{t`${count} de ${maximum}`}</Badge> : null;
}

/** As the store's customers order them, then as the owner sorted them. */
function favouritesFirst({ opcoes, maisPedidos = [] }: Group) {
  const favourites = maisPedidos.flatMap((id) => opcoes.filter((option) => option.id === id));
  return { favourites, others: opcoes.filter((option) => !favourites.includes(option)) };
}
