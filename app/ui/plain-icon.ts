// What a lucide icon is in the browser's bundle: the same markup as the library's own, of which
// sizes, strokes and contexts that no screen sets are left out (scripts/library-parts.mjs).
import { type ComponentProps, createElement } from 'react';

type IconData = {
  name: string;
  size: number;
  aliases?: readonly string[];
  node: readonly (readonly [string, Record<string, string>])[];
};

export default function plainIcon({ name, size, aliases = [], node }: IconData) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  const names = ['lucide', ...[name, ...aliases].map((own) => `lucide-${own}`)].join(' ');
  return ({ className, ...rest }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${names} ${className}` : names,
        'aria-hidden': true,
        ...rest,
      },
      drawing,
    );
}
