// One option: a radio, a checkbox, or a stepper for portions.

import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Option, OptionGroup, Product } from '#contract/entities/product.ts';
import { OwnWords } from '../../brand/own-words.tsx';
import { CheckRow, RadioRow } from '../../ui/choice-row.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Media } from '../../ui/media.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import type { Choices } from './choices.ts';
import { useOptionPrice } from './option-price.ts';

type OptionProps = {
  product: Product;
  group: OptionGroup;
  choices: Choices;
  option: Option;
  count: number;
  full: boolean;
};

export function ChoiceOption({
  product,
  group,
  choices,
  option,
  count,
  full,
  name,
  single,
  replaces,
  hidden,
  onToggle,
}: OptionProps & {
  name: string;
  single: boolean;
  /** Another choice gives way when the group is full. */
  replaces: boolean;
  /** Not what is searched. */
  hidden: boolean;
  onToggle: (on: boolean) => void;
}) {
  const price = useOptionPrice(product, group, choices);
  const Row = single ? RadioRow : CheckRow;
  return (
    <Row
      row="opt-row"
      rowHidden={hidden}
      rowDim={replaces && full && count === 0}
      name={name}
      data-option={option.id}
      label={<OwnWords>{option.nome}</OwnWords>}
      detail={<OptionDetail option={option} />}
      start={<OptionPicture option={option} />}
      end={<span className="price num">{option.esgotado ? null : price(option)}</span>}
      checked={count > 0}
      disabled={option.esgotado || (!single && !replaces && full && count === 0)}
      onChange={(event) => onToggle(event.target.checked)}
    />
  );
}

/** Undoes a choice that is not required. */
export function NoneOption({
  name,
  remark,
  checked,
  onChoose,
}: {
  name: string;
  remark: boolean;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <RadioRow
      row="opt-row"
      name={name}
      label={remark ? <Trans>Sem preferência</Trans> : <Trans>Não quero</Trans>}
      checked={checked}
      onChange={onChoose}
    />
  );
}

export function PortionsOption({
  product,
  group,
  choices,
  option,
  count,
  full,
  hidden,
  onChange,
}: OptionProps & { hidden: boolean; onChange: (count: number) => void }) {
  const { t } = useLingui();
  const price = useOptionPrice(product, group, choices);
  const row = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  // Focus stays in place when the plus becomes a stepper and back.
  useEffect(() => {
    const appeared = before.current === 0 && count > 0;
    const left = before.current > 0 && count === 0;
    before.current = count;
    if ((appeared || left) && document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [count]);
  const words = [option.esgotado ? t`Esgotado` : price(option), option.descricao]
    .filter(Boolean)
    .join(' · ');
  return (
    <div
      className={count > 0 ? 'opt-row on' : 'opt-row'}
      ref={row}
      hidden={hidden}
      data-option={option.id}
    >
      <OptionPicture option={option} />
      <span className={option.esgotado ? 'grow t-mute' : 'grow'}>
        <b>
          <OwnWords>{option.nome}</OwnWords>
        </b>
        {words === '' ? null : <span className="t-cap">{words}</span>}
      </span>
      {option.esgotado ? null : count > 0 ? (
        <Stepper
          name={option.nome}
          value={count}
          min={0}
          max={full ? count : 99}
          onChange={onChange}
        />
      ) : (
        <IconButton
          className="soft option-plus"
          label={t`Adicionar ${option.nome}`}
          icon={Plus}
          size={20}
          disabled={full}
          onClick={() => onChange(1)}
        />
      )}
    </div>
  );
}

function OptionPicture({ option }: { option: Option }) {
  return option.urlImagem === null ? null : (
    <Media src={option.urlImagem} name={option.nome} off={option.esgotado} />
  );
}

function OptionDetail({ option }: { option: Option }) {
  if (option.esgotado) return <Trans>Esgotado</Trans>;
  return option.descricao ? <OwnWords>{option.descricao}</OwnWords> : null;
}
