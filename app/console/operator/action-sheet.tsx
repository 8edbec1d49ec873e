// The sheet of one action on a brand, which closes once it is done.
import type { OperatorBrand } from '#contract/entities/operator.ts';
import { useToast } from '../../ui/toast.tsx';
import { FormSheet } from '../forms/form-sheet.tsx';
import { ActionForm, type ActionFormProps } from './action-form.tsx';

export type BrandSheetProps = { brand: OperatorBrand; onClose: () => void };

type ActionSheetProps<Value> = Omit<ActionFormProps<Value>, 'onDone'> & {
  title: string;
  /** Shown after it; null: `onDone` shows what came back. */
  done: string | null;
  onDone?: (value: Value) => void;
  onClose: () => void;
};

export function ActionSheet<Value>({
  title,
  done,
  onDone,
  onClose,
  ...form
}: ActionSheetProps<Value>) {
  const toast = useToast();
  function finish(value: Value) {
    onDone?.(value);
    if (done === null) return;
    toast.show({ text: done, tone: 'success' });
    onClose();
  }
  return (
    <FormSheet title={title} onClose={onClose}>
      <ActionForm {...form} onDone={finish} />
    </FormSheet>
  );
}
