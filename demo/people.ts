// Invented customers of a demo store: a name, a phone of its area, an address that it serves.
import type { Address } from '#contract/entities/address.ts';
import type { Store } from '#contract/entities/store.ts';
import {
  NUMBERS_PER_METER,
  STREET_METERS,
  sandboxStreets,
} from '#server/integrations/geocoding/sandbox-streets.ts';
import type { Chance } from '#test/hostile/chance.ts';

export type Person = { nome: string; telefone: string; endereco: Address };

const firstNames = [
  'Ana Beatriz Bruno Camila Carlos Daniela Diego Eduarda Elaine Fábio Fernanda',
  'Gabriel Gustavo Heloísa Igor Isabela João Juliana Larissa Leandro Letícia',
  'Lucas Luísa Marcelo Mariana Mateus Natália Otávio Patrícia Paulo Rafael',
  'Renata Ricardo Sabrina Thiago Vanessa',
].flatMap((line) => line.split(' '));
const surnames = [
  'Almeida Andrade Barbosa Cardoso Carvalho Castro Correia Costa Dias Farias',
  'Ferreira Gomes Lima Lopes Martins Melo Moreira Nascimento Oliveira Pereira',
  'Ramos Ribeiro Rocha Santos Silva Souza Teixeira',
].flatMap((line) => line.split(' '));
const complements = ['', '', '', 'Apto 12', 'Apto 43', 'Apto 81', 'Bloco B, apto 22', 'Casa 2'];
const AREA_CODE_DIGITS = 2;
/** Nobody has these: after a mobile number's 9 comes no 0. */
const FIRST_SUBSCRIBER = 900_000_000;
const SUBSCRIBERS = 10_000_000;

export function drawPerson({ telefone, endereco }: Store, chance: Chance): Person {
  const streets = sandboxStreets.filter(
    ({ uf, cidade }) => uf === endereco.uf && cidade === endereco.cidade,
  );
  const { cep, uf, cidade, bairro, logradouro } = chance.oneOf(streets);
  const subscriber = FIRST_SUBSCRIBER + chance.below(SUBSCRIBERS);
  return {
    nome: `${chance.oneOf(firstNames)} ${chance.oneOf(surnames)}`,
    telefone: `${telefone.slice(0, AREA_CODE_DIGITS)}${subscriber}`,
    endereco: {
      ...{ cep, uf, cidade, bairro, logradouro },
      numero: String(1 + chance.below(STREET_METERS * NUMBERS_PER_METER)),
      complemento: chance.oneOf(complements),
      referencia: '',
    },
  };
}
