// Which sheet is open over a table.

export type OpenSheet =
  | { what: 'order' | 'pay'; person: number | null }
  /** `person`: only they move. */
  | { what: 'move'; person?: number }
  | { what: 'person'; person: number }
  | { what: 'void'; line: number }
  | { what: 'takeBack'; payment: number }
  | { what: 'close' };
