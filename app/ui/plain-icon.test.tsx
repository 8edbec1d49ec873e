// The server renders the library's icons and the browser its own: hydration needs the same markup.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import plainIcon from './plain-icon.ts';

const sampled = ['star', 'house', 'chevron-down', 'circle-exclamation-point', 'store', 'bike', 'x'];

test.each(sampled)('%s is drawn as the library draws it', async (file) => {
  const { default: Theirs, __iconData } = await import(
    /* @vite-ignore */ `../../node_modules/lucide-react/dist/esm/icons/${file}.mjs`
  );
  const Own = plainIcon(__iconData);
  for (const props of [{ className: 'icon s16', 'aria-hidden': true as const }, { className: '' }])
    expect(renderToStaticMarkup(createElement(Own, props))).toBe(
      renderToStaticMarkup(createElement(Theirs, props)),
    );
});
