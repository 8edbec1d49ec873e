// The port to postal code providers.

export type PostalCodeAddress = {
  cep: string;
  uf: string;
  cidade: string;
  bairro: string;
  logradouro: string;
  /** Point of the street; absent when the provider only has the city's centre. */
  latitude?: number;
  longitude?: number;
};

export type PostalCodes = {
  /** Null: no such code. Throws when the provider does not reply. `cep` is eight digits. */
  find(cep: string): Promise<PostalCodeAddress | null>;
};
