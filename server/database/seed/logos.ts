// The demo brands' logos, as SVG texts: small enough to be part of the data.
const svg = (name: string, background: string, shapes: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 96 96" ' +
  `role="img" aria-label="${name}"><rect width="96" height="96" ` +
  `fill="${background}"/>${shapes}</svg>`;

export const fornoLogo = svg(
  'Forno da Vila',
  '#A3161A',
  '<path d="M20 76V50a28 28 0 0 1 56 0v26h-9V50a19 19 0 0 0-38 0v26z" fill="#FFF3E0"/>' +
    '<path d="M48 42c2 8 12 12 12 23 0 7-5.4 12-12 12s-12-5-12-12c0-5 3-8 5-11 1 3 2 4 4 5 ' +
    '0-6 0-11 3-17z" fill="#F2B632"/>',
);

export const roxoLogo = svg(
  'Roxo Açaí',
  '#6D28A8',
  '<path d="M18 46h60a30 30 0 0 1-60 0z" fill="#fff"/><circle cx="34" cy="36" r="8" ' +
    'fill="#D9B8FF"/><circle cx="51" cy="31" r="9" fill="#fff"/><circle cx="67" cy="38" ' +
    'r="7" fill="#D9B8FF"/><path d="M51 22c1-6 6-9 12-9-1 6-5 10-12 9z" fill="#3DDC91"/>',
);

export const brasaLogo = svg(
  'Brasa Burger',
  '#FFC400',
  '<path d="M20 44c0-15 12-24 28-24s28 9 28 24z" fill="#211204"/><rect x="17" y="49" ' +
    'width="62" height="8" rx="4" fill="#211204"/><path d="M20 62h56v3c0 7-5 11-11 11H31c-6 ' +
    '0-11-4-11-11z" fill="#211204"/><path d="M52 25 41 38h8l-4 9 13-14h-8z" fill="#FFC400"/>',
);

export const serranoLogo = svg(
  'Café Serrano',
  '#5A3825',
  '<path d="M22 44h44v16a18 18 0 0 1-18 18h-8a18 18 0 0 1-18-18z" fill="#FBF1E4"/><path ' +
    'd="M66 48h4a10 10 0 0 1 0 20h-5" fill="none" stroke="#FBF1E4" stroke-width="6"/><path ' +
    'd="M16 38 34 18l10 11 7-7 15 16z" fill="#D79B55"/>',
);

export const pracaLogo = svg(
  'Mercado Boa Praça',
  '#1C7A45',
  '<path d="M20 42h56l-6 30a6 6 0 0 1-6 5H32a6 6 0 0 1-6-5z" fill="#FFF8E7"/><path d="M32 ' +
    '42a16 16 0 0 1 32 0" fill="none" stroke="#FFF8E7" stroke-width="6"/><circle cx="48" ' +
    'cy="58" r="9" fill="#F2A33A"/><path d="M48 49c1-5 5-8 10-8-1 5-5 8-10 8z" ' +
    'fill="#1C7A45"/>',
);
