// Postal codes from outside: what the rest of the server needs of whoever knows them.

export type PostalCodeAddress = {
  cep: string;
  uf: string;
  cidade: string;
  bairro: string;
  logradouro: string;
  /** Point of the street; absent when the provider knows no better than the middle of the city. */
  latitude?: number;
  longitude?: number;
};

export type PostalCodes = {
  /** Null: no such code. Throws when the provider does not answer. `cep` is eight digits. */
  find(cep: string): Promise<PostalCodeAddress | null>;
};
