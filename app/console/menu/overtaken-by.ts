// Who changed the same part of the menu before a save, as the refusal of that save says it.
import { MENU_CHANGED_CODE, type Result } from '#contract/reply.ts';

/** Undefined: nobody's; null: a person whose name is not known. */
export function overtakenBy(result: Result<unknown> | null): string | null | undefined {
  if (result === null || result.ok || result.codErro !== MENU_CHANGED_CODE) return undefined;
  return nameOfOther(result.detalhes);
}

/** Reads the name out of the details of the refusal; null: unknown. */
export function nameOfOther(detalhes: unknown): string | null {
  const { nomePessoa } = (detalhes ?? {}) as { nomePessoa?: unknown };
  return typeof nomePessoa === 'string' && nomePessoa !== '' ? nomePessoa : null;
}
