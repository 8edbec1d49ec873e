// The errors of a form's fields, and focus on the first of them.
import { useRef, useState } from 'react';

/**
 * `order` is the order of the fields on the screen; 'form' holds errors of no field. Each input
 * carries its field's name.
 */
export function useFieldErrors<Field extends string>(order: readonly Field[]) {
  type Errors = Partial<Record<Field | 'form', string>>;
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  return {
    errors,
    form,
    clear: () => setErrors({}),
    /** Called when a field changes. */
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
