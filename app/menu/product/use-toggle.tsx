// Switches an option on and off. When both halves of a pizza are chosen, another flavour takes the
// place of the one that was chosen last, and a notice can undo it.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Option, OptionGroup } from '#contract/entities/product.ts';
import { useToast } from '../../ui/toast.tsx';
import { type Choices, choose, isFull, replaceLast, replacesChoice } from './choices.ts';

type Toggling = {
  group: OptionGroup;
  choices: Choices;
  onChange: (choices: Choices, group: OptionGroup) => void;
};

export function useToggle({ group, choices, onChange }: Toggling) {
  const { t } = useLingui();
  const { show, dismiss } = useToast();
  /** In the order in which they were chosen here. */
  const recent = useRef<number[]>([]);
  const latest = useRef({ choices, onChange });
  useEffect(() => {
    latest.current = { choices, onChange };
  });
  const remember = (optionId: number) => {
    recent.current = [...recent.current.filter((id) => id !== optionId), optionId];
  };
  const replace = (option: Option, last: Option) => {
    onChange(replaceLast(choices, group, option.id, last.id), group);
    remember(option.id);
    const undo = () => {
      const now = latest.current;
      now.onChange(replaceLast(now.choices, group, last.id, option.id), group);
      remember(last.id);
      dismiss();
    };
    const [novo, antigo] = [option.nome, last.nome];
    show({
      text: t`${novo} no lugar de ${antigo}.`,
      action: (
        <button type="button" className="toast-act" onClick={undo}>
          <Trans>Desfazer</Trans>
        </button>
      ),
    });
  };
  return (option: Option, on: boolean) => {
    const last = on && replacesChoice(group) && isFull(choices, group) ? lastChosen() : undefined;
    if (last !== undefined) return replace(option, last);
    onChange(choose(choices, group, option.id, on ? 1 : 0), group);
    if (on) remember(option.id);
  };

  /** Without an order, as in a line that is edited, the last of the list. */
  function lastChosen(): Option | undefined {
    const chosen = group.opcoes.filter(({ id }) => choices[group.id]?.[id] !== undefined);
    const id = recent.current.findLast((one) => chosen.some((option) => option.id === one));
    return chosen.find((option) => option.id === id) ?? chosen.at(-1);
  }
}
