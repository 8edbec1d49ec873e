// Sentences of the specification, section 8, created where a reply is read, because no server wrote
// one.
import type { Language } from './entities/brand.ts';

/**
 * `{call}` names the call, `{status}` is the reply's status: the server is down (`silent`), or
 * refused the request (`refused`).
 */
export type ReplyWords = { unexpected: string; silent: string; refused: string };

const words: Record<Language, ReplyWords> = {
  'pt-BR': {
    unexpected: '{call} - Erro inesperado, entre em contato com os responsáveis.',
    silent: 'Erro: a loja não respondeu ({status})',
    refused: 'Erro: a loja não aceitou a solicitação ({status})',
  },
  'pt-PT': {
    unexpected: '{call} - Erro inesperado, entre em contacto com os responsáveis.',
    silent: 'Erro: a loja não respondeu ({status})',
    refused: 'Erro: a loja não aceitou o pedido de dados ({status})',
  },
  es: {
    unexpected: '{call} - Error inesperado, ponte en contacto con los responsables.',
    silent: 'Error: el local no respondió ({status})',
    refused: 'Error: el local no aceptó la solicitud ({status})',
  },
  en: {
    unexpected: '{call} - Unexpected error, please get in touch with the people in charge.',
    silent: 'Error: the store did not answer ({status})',
    refused: 'Error: the store did not accept the request ({status})',
  },
  de: {
    unexpected: '{call} - Unerwarteter Fehler, bitte wenden Sie sich an die Verantwortlichen.',
    silent: 'Fehler: Das Geschäft hat nicht geantwortet ({status})',
    refused: 'Fehler: Das Geschäft hat die Anfrage nicht angenommen ({status})',
  },
  fr: {
    unexpected: '{call} - Erreur inattendue, veuillez contacter les responsables.',
    silent: 'Erreur\u00a0: le magasin n’a pas répondu ({status})',
    refused: 'Erreur\u00a0: le magasin n’a pas accepté la demande ({status})',
  },
};

/** `asked` is the requested language; for an unknown one the sentence is Portuguese. */
export function replyWords(asked: string | null): ReplyWords {
  return Object.hasOwn(words, asked ?? '') ? words[asked as Language] : words['pt-BR'];
}
