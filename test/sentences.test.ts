// The sentences quoted by the specification are used word for word.
import { expect, test } from 'vitest';
import { failureSentence } from '#server/words/words.ts';

// Rows: 5.2, 5.3, 5.7, 5.8, 8.10, 8.11, 8.12, 8.20
test.each([
  ['phoneInvalid', 'Não identificamos seu telefone.'],
  ['identifierMissing', 'Não identificamos seu email ou telefone.'],
  ['facebookNotAllowed', 'Seu Facebook não permite esse tipo de login!'],
  ['emailMissing', 'Não há email cadastrado'],
  ['addressError', 'Desculpe, houve um erro com o seu endereço.'],
  ['noStores', 'Nenhum estabelecimento disponivel para esse usuario'],
  ['tableNotFound', 'Houve um erro ao buscar mesa'],
  ['waitToResend', 'Aguarde 30 segundos para enviar novamente'],
] as const)('%s is “%s”', (refusal, sentence) => {
  expect(failureSentence(refusal, 'pt-BR', { seconds: 30 })).toBe(sentence);
});
