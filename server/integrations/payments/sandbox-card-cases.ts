// The sandbox's test cards and their outcomes. The first ten are Getnet's own; the others cover
// more cases.

export type Outcome =
  | 'approve'
  | 'refuse'
  | 'timeOut'
  | 'confirmTimeOut'
  | 'challenge'
  | 'chargeback'
  | 'refundDenied';
export type TestCard = {
  number: string;
  brand: string;
  outcome: Outcome;
  errorCode?: string;
  description?: string;
};

const refused = (number: string, errorCode: string, description: string): TestCard => ({
  number,
  brand: 'Mastercard',
  outcome: 'refuse',
  errorCode,
  description,
});

const testCards: readonly TestCard[] = [
  { number: '5155901222280001', brand: 'Mastercard', outcome: 'approve' },
  { number: '4012001037141112', brand: 'Visa', outcome: 'approve' },
  refused('5155901222270002', 'PAYMENTS-080', 'Cartao invalido'),
  refused('5155901222260003', 'PAYMENTS-020', 'Cartao vencido'),
  refused('5155901222250004', 'PAYMENTS-118', 'Estabelecimento invalido'),
  refused('5155901222240005', 'PAYMENTS-090', 'Saldo insuficiente'),
  refused('5155901222230006', 'PAYMENTS-015', 'Transacao recusada pelo emissor'),
  refused('5155901222220007', 'PAYMENTS-999', 'Transacao nao processada'),
  refused('5155901222210008', 'PAYMENTS-090', 'Limite excedido'),
  { number: '376449047333005', brand: 'Amex', outcome: 'approve' },
  { number: '6062825624254001', brand: 'Hipercard', outcome: 'approve' },
  { number: '6363680000457017', brand: 'Elo', outcome: 'approve' },
  /** Authorises, but never replies. */
  { number: '5155901222280019', brand: 'Mastercard', outcome: 'timeOut' },
  /** Challenges the holder. */
  { number: '5155901222280027', brand: 'Mastercard', outcome: 'challenge' },
  /** Approved; the holder soon disputes it. */
  { number: '5155901222280035', brand: 'Mastercard', outcome: 'chargeback' },
  /** Authorises; the reply to the confirmation is lost. */
  { number: '5155901222280043', brand: 'Mastercard', outcome: 'confirmTimeOut' },
  /**
   * Approved; a refund is denied under its first key, as with an empty account, and succeeds under
   * a new one.
   */
  { number: '5155901222280050', brand: 'Mastercard', outcome: 'refundDenied' },
];

export function findTestCard(number: string): TestCard | null {
  return testCards.find((card) => card.number === number) ?? null;
}
