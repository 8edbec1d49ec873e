// What is wrong with the fields of a form, and the focus on the first of them.
import { useRef, useState } from 'react';

/**
 * `order` is how the fields stand on the screen; 'form' is what belongs to none of them. Each
 * field's input carries its name.
 */
export function useFieldErrors<Field extends string>(order: readonly Field[]) {
  type Errors = Partial<Record<Field | 'form', string>>;
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  return {
    errors,
    form,
    clear: () => setErrors({}),
    /** Somebody is typing into it. */
    forgive: (field: Field) =>
      setErrors((before) => ({ ...before, [field]: undefined, form: undefined })),
    refuse(next: Errors) {
      setErrors(next);
      const first = order.find((field) => next[field] !== undefined);
      if (first !== undefined)
        form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    },
  };
}
