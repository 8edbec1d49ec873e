// The language that a request asks for.
import { Language } from '#contract/entities/brand.ts';

/** Null: not supported. */
export function askedLanguage(header: string | undefined): Language | null {
  const first = Language.safeParse(header?.split(',')[0]?.split(';')[0]?.trim());
  return first.success ? first.data : null;
}
