// The language that a request asks for.
import { Language } from '#contract/entities/brand.ts';

/** Null: not supported. */
export function askedLanguage(header: string | undefined): Language | null {
  if (header === undefined) return null;
  const first = Language.safeParse(header.split(',')[0]?.split(';')[0]?.trim());
  return first.success ? first.data : null;
}

/** What a browser prefers, in its order: a language of ours, whatever its country. */
export function browserLanguage(header: string | null): Language | null {
  for (const entry of (header ?? '').split(',')) {
    const tag = entry.split(';')[0]?.trim() ?? '';
    const [base = ''] = tag.split('-');
    for (const one of [tag, base, base === 'pt' ? 'pt-BR' : '']) {
      const known = Language.safeParse(one);
      if (known.success) return known.data;
    }
  }
  return null;
}
