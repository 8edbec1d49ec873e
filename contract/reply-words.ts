// Sentences of the specification, section 8, that are made where a reply is read, because nobody on
// the other side wrote one.
import type { Language } from './entities/brand.ts';

/** `{call}` names the call, `{status}` is the number of the refusal. */
export type ReplyWords = { unexpected: string; failed: string };

const words: Record<Language, ReplyWords> = {
  'pt-BR': {
    unexpected: '{call} - Erro inesperado, entre em contato com os responsáveis.',
    failed: 'Erro: {status}',
  },
  'pt-PT': {
    unexpected: '{call} - Erro inesperado, entre em contacto com os responsáveis.',
    failed: 'Erro: {status}',
  },
  es: {
    unexpected: '{call} - Error inesperado, ponte en contacto con los responsables.',
    failed: 'Error: {status}',
  },
  en: {
    unexpected: '{call} - Unexpected error, please get in touch with whoever is in charge.',
    failed: 'Error: {status}',
  },
  de: {
    unexpected: '{call} - Unerwarteter Fehler, bitte wenden Sie sich an die Verantwortlichen.',
    failed: 'Fehler: {status}',
  },
  fr: {
    unexpected: '{call} - Erreur inattendue, veuillez contacter les responsables.',
    failed: 'Erreur\u00a0: {status}',
  },
};

/**
 * `asked` is the language that the request asked for; what is none of ours is answered in
 * Portuguese.
 */
export function replyWords(asked: string | null): ReplyWords {
  return Object.hasOwn(words, asked ?? '') ? words[asked as Language] : words['pt-BR'];
}
