import { expect, test } from 'vitest';
import { withFirstPaint } from './first-paint.ts';

const page =
  '<link rel="stylesheet" href="/assets/none.css"/>' +
  '<img class="a0" src="/imagens/a.webp" alt="" fetchPriority="high"/><img ' +
  'src="/imagens/b.webp" fetchPriority="high"/>';

test('the first picture of the first screen needs no request of its own', async () => {
  const html = await withFirstPaint(
    page,
    'bm9uY2U=',
    async (path) => `data:image/webp;base64,${path.length}$&`,
  );
  expect(html).toContain('<img class="a0" src="data:image/webp;base64,15$&" alt=""');
  expect(html).not.toContain('/imagens/a.webp');
  expect(html).toContain('src="/imagens/b.webp"');
});

test('a large picture is fetched as before, and so is a stylesheet that is not built', async () => {
  expect(await withFirstPaint(page, 'bm9uY2U=', async () => null)).toBe(page);
});

test('no picture is fetched before the document is read', async () => {
  const preload = '<link rel="preload" as="image" href="/imagens/b.webp" fetchPriority="high"/>';
  expect(await withFirstPaint(preload + page, 'bm9uY2U=', async () => null)).toBe(page);
});
