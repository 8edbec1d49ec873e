// The format of the sandbox's streets: a neighbourhood with its centre, and its streets by postal
// code.

export type SandboxPlace = {
  uf: string;
  cidade: string;
  bairro: string;
  latitude: number;
  longitude: number;
  /** Eight digits and the street that has them. */
  ruas: Record<string, string>;
};

export const placesOf =
  (cidade: string, uf: string) =>
  (
    bairro: string,
    latitude: number,
    longitude: number,
    ruas: Record<string, string>,
  ): SandboxPlace => ({ uf, cidade, bairro, latitude, longitude, ruas });
