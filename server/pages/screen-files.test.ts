// What a document imports when the file of a screen only re-exports.
import { expect, test } from 'vitest';
import { directImports } from './screen-files.ts';

const files: Record<string, string> = {
  '/assets/root-AAAAAAAA.js':
    'export{Vt as ErrorBoundary,$t as default}from"./first-CCCCCCCC.js";\n',
  '/assets/menu.route-BBBBBBBB.js': 'import{a}from"./first-CCCCCCCC.js";export{a as default};',
};
const read = (path: string) => files[path] ?? '';

test('a file that only re-exports is not fetched', () => {
  const { code, left } = directImports(
    'import * as route0 from "/assets/root-AAAAAAAA.js";\nuse(route0);',
    read,
  );
  expect(code).toBe(
    'import {Vt as route0_ErrorBoundary,$t as route0_default} from "/assets/first-CCCCCCCC.js";' +
      'const route0 = {ErrorBoundary:route0_ErrorBoundary,default:route0_default};\nuse(route0);',
  );
  expect([...left]).toEqual(['/assets/root-AAAAAAAA.js']);
});

test('a file with code of its own, and one that is not there, are imported as they are', () => {
  for (const path of ['/assets/menu.route-BBBBBBBB.js', '/assets/gone-DDDDDDDD.js']) {
    const code = `import * as route1 from "${path}";`;
    expect(directImports(code, read)).toEqual({ code, left: new Set() });
  }
});

test('files of another address are read here and imported from there', () => {
  const at = 'https://cdn.example.com/quitute';
  const { code, left } = directImports(
    `import * as route0 from "${at}/assets/root-AAAAAAAA.js";`,
    read,
  );
  expect(code).toContain(`from "${at}/assets/first-CCCCCCCC.js";`);
  expect([...left]).toEqual([`${at}/assets/root-AAAAAAAA.js`]);
});
