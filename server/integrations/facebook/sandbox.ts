// Three invented people: one with an email, one who does not share it, one whom Facebook does not
// confirm.
import type { Facebook, FacebookPerson } from './port.ts';

const people: Record<string, FacebookPerson> = {
  'sandbox-marina': {
    id: '900000000000001',
    nome: 'Marina Fernandes',
    email: 'marina.fernandes@exemplo.com.br',
  },
  'sandbox-clara': { id: '900000000000002', nome: 'Clara Nogueira', email: null },
};

export const sandboxFacebook: Facebook = {
  personOf: (token) =>
    Promise.resolve(Object.hasOwn(people, token) ? (people[token] ?? null) : null),
};
