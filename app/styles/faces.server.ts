// The brand's two fonts. They stand in the head of every document and not in a sheet, because a
// slow connection goes without them (app/styles/faces.ts).
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import ui from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

const face = (family: string, file: string, weights: string) =>
  `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;` +
  `src:url(${file})format("woff2")}`;

/** `at`: where the page's files are; null: at its own host. */
export const faceStyles = (at: string | null): string =>
  [
    face('Figtree Variable', `${at ?? ''}${ui}`, '300 900'),
    face('Bricolage Grotesque Variable', `${at ?? ''}${display}`, '200 800'),
  ].join('');
