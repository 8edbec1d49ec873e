// The name of a table or tab, on screens and in orders.

const NAMES = { mesa: 'Mesa', comanda: 'Comanda' } as const;

export const labelOf = ({ tipo, numero }: { tipo: keyof typeof NAMES; numero: number }): string =>
  `${NAMES[tipo]} ${numero}`;
