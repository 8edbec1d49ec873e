// One option: a radio, a checkbox, or a stepper for portions.
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Option, OptionGroup, Product } from '#contract/entities/product.ts';
import { GROUP_KIND } from '#rules/price/option-groups.ts';
import { CheckRow, RadioRow } from '../../ui/choice-row.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Media } from '../../ui/media.tsx';
import { useMoney } from '../../ui/money.tsx';
import { Stepper } from '../../ui/stepper.tsx';

type OptionProps = {
  product: Product;
  group: OptionGroup;
  option: Option;
  count: number;
  full: boolean;
};

export function ChoiceOption({
  product,
  group,
  option,
  count,
  full,
  name,
  single,
  onToggle,
}: OptionProps & { name: string; single: boolean; onToggle: (on: boolean) => void }) {
  const price = useOptionPrice(product, group);
  const Row = single ? RadioRow : CheckRow;
  return (
    <Row
      row="opt-row"
      name={name}
      data-option={option.id}
      label={option.nome}
      detail={<OptionDetail option={option} />}
      start={<OptionPicture option={option} />}
      end={<span className="price num">{option.esgotado ? null : price(option)}</span>}
      checked={count > 0}
      disabled={option.esgotado || (!single && full && count === 0)}
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
  option,
  count,
  full,
  onChange,
}: OptionProps & { onChange: (count: number) => void }) {
  const { t } = useLingui();
  const price = useOptionPrice(product, group);
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
    <div className={count > 0 ? 'opt-row on' : 'opt-row'} ref={row} data-option={option.id}>
      <OptionPicture option={option} />
      <span className={option.esgotado ? 'grow t-mute' : 'grow'}>
        <b>{option.nome}</b>
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
  return option.descricao;
}

/**
 * A size shows the product's price with it, a flavour its full price, everything else its
 * surcharge. Nothing if no option costs anything.
 */
function useOptionPrice(product: Product, group: OptionGroup): (option: Option) => string | null {
  const { t } = useLingui();
  const money = useMoney();
  const priced = (option: Option) => !option.informativo && option.valor > 0;
  if (group.adicional === GROUP_KIND.remarks || !group.opcoes.some(priced)) return () => null;
  const isSize = group.adicional === GROUP_KIND.variation;
  // If other groups have prices too, a size has no price of its own.
  const whole =
    isSize &&
    !product.opcoes.some(
      (other) =>
        other !== group &&
        other.adicional !== GROUP_KIND.remarks &&
        other.adicional !== GROUP_KIND.extras,
    );
  // A flavour without a price shows that the others have a surcharge.
  const full = group.adicional === GROUP_KIND.flavours && group.opcoes.every(priced);
  return (option) => {
    const own = priced(option) ? option.valor : 0;
    if (whole) return money(product.valor + own);
    if (full) return money(own);
    if (own === 0) return isSize ? null : t`Grátis`;
    return t`+ ${money(own)}`;
  };
}
