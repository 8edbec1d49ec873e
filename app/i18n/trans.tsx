// Behind the macro Trans (lingui.config.ts): shows what people wrote as they wrote it.
import { Trans as LinguiTrans } from '@lingui/react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof LinguiTrans>;

/**
 * Lingui looks for the elements of a sentence after it has put the values in, and would take a
 * customer's "<b>" for one of them, and leave it out. Inside an array a text stays a text.
 */
export function Trans({ values, ...rest }: Props) {
  const kept = values && Object.fromEntries(Object.entries(values).map(keepText));
  return <LinguiTrans {...rest} values={kept} />;
}

const keepText = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  typeof value === 'string' && value.includes('<') ? [value] : value,
];
