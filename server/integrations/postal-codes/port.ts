// Postal codes from outside: what the rest of the server needs of whoever knows them.

export type PostalCodeAddress = { cep: string; uf: string; cidade: string; bairro: string; logradouro: string };

export type PostalCodes = {
  /** Null: no such code. Throws when the provider does not answer. `cep` is eight digits. */
  find(cep: string): Promise<PostalCodeAddress | null>;
};
