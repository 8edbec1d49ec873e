// Typed text whose amounts stay on one line: '350 ml', '3 kg', 'R$ 10'.

const AMOUNT = /(\d) (?=(?:k?g|ml|l|litros?|[ck]?m|un|min|kcal)(?!\p{L}))|(R\$|€) (?=\d)/giu;

/** The same text with a no-break space between a number and its unit or currency. */
export const unbroken = (text: string): string => text.replace(AMOUNT, '$1$2\u00a0');
